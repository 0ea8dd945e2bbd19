import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { rulesOf } from '../../src/reference/library.ts';
import { createReference } from '../../src/reference/reference.ts';
import { statementsOf } from '../../src/reference/statements.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';

const PAGE = `# Rules

## Traps
- **XX-001** A trap triggers when somebody moves next to it (XX-003). [000 Traps]
- **XX-002** *(later)* Traps may be disarmed by allies. [001 §3]

## Rulings
- **Q-01** Each single step sets it off (XX-001).
- **XX-C1** Two documents differ. **Ruling:** the first.
`;

const reference = createReference(statementsOf(PAGE));
const ids = (words: string) => reference.search(words).found.map(({ statement }) => statement.id);

const languages = loadLanguages();
const english = languages.usual;

const PAGES = new URL('../../docs/rules/', import.meta.url);

describe('a page of rules', () => {
  it('is read statement by statement, with source and heading', () => {
    expect(statementsOf(PAGE)).toEqual([
      {
        id: 'XX-001',
        section: 'Traps',
        text: 'A trap triggers when somebody moves next to it (XX-003).',
        source: '000 Traps',
        mentions: ['XX-003'],
      },
      {
        id: 'XX-002',
        section: 'Traps',
        text: 'Traps may be disarmed by allies.',
        source: '001 §3',
        mentions: [],
      },
      {
        id: 'Q-01',
        section: 'Rulings',
        text: 'Each single step sets it off (XX-001).',
        source: '',
        mentions: ['XX-001'],
      },
      {
        id: 'XX-C1',
        section: 'Rulings',
        text: 'Two documents differ. **Ruling:** the first.',
        source: '',
        mentions: [],
      },
    ]);
  });

  it('is found by a number, whole words, the beginning of a word, and one spelt wrong', () => {
    expect(ids('xx-002')).toEqual(['XX-002']);
    expect(ids('disarmed')).toEqual(['XX-002']);
    expect(ids('disa')).toEqual(['XX-002']);
    expect(ids('disarmmed')).toEqual(['XX-002']);
    expect(ids('wizard')).toEqual([]);
    expect(ids('')).toEqual([]);
  });

  it('prefers statements that have all words, and takes those with some where none has', () => {
    expect(ids('trap triggers')).toEqual(['XX-001']);
    expect(reference.search('trap triggers').fit).toBe('all');
    expect(reference.search('disarmed step').fit).toBe('some');
    expect(reference.search('xx-002').fit).toBe('number');
    expect(ids('disarmed step').sort()).toEqual(['Q-01', 'XX-002']);
  });

  it('gives a statement the ruling that belongs to it', () => {
    const [found] = reference.search('XX-001').found;
    expect(found?.rulings.map(({ id }) => id)).toEqual(['Q-01']);
    expect(reference.search('Q-01').found[0]?.rulings).toEqual([]);
  });
});

describe('the rules of the games', () => {
  const pages = readdirSync(PAGES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', ''));

  it('are pages of games', () => {
    expect(pages.length).toBeGreaterThan(2);
    const ids = games.map(({ rules }) => rules.id);
    expect(pages.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(pages)('of %s are there, every statement of them', (id) => {
    const page = readFileSync(new URL(`${id}.md`, PAGES), 'utf8');
    const written = page.match(/^- \*\*[A-Z]+-/gm)?.length;
    expect(statementsOf(page)).toHaveLength(written ?? 0);
    expect(rulesOf(id, english, languages)?.sections.length).toBeGreaterThan(0);
  });

  it('answer what people ask', () => {
    const best = (game: string, words: string) =>
      rulesOf(game, english, languages)
        ?.search(words)
        .found.slice(0, 3)
        .map(({ statement }) => statement.text)
        .join(' ') ?? '';
    expect(best('altar-quest', 'line of sight')).toMatch(/line of sight/i);
    expect(best('altar-quest', 'supply dice')).toMatch(/supply/i);
    expect(best('altar-quest', 'who wins')).toMatch(/win/i);
    expect(best('altar', 'ritual')).toMatch(/ritual/i);
  });

  it('are found by the words of each language, with accents or without, and read in one’s own', () => {
    const french = languages.textsFor('fr');
    const [inEnglish] = rulesOf('altar-quest', english, languages)?.search('rodeur').found ?? [];
    expect(inEnglish?.statement.text).toMatch(/lurker/i);
    const [inFrench] = rulesOf('altar-quest', french, languages)?.search('lurker').found ?? [];
    expect(inFrench?.statement.text).toMatch(/rôdeur/i);
  });

  it.each(pages)('of %s are whole in every language that has them', (id) => {
    const ids = (page: URL) => statementsOf(readFileSync(page, 'utf8')).map((one) => one.id);
    const translated = languages.locales
      .map((locale) => new URL(`${locale}/${id}.md`, PAGES))
      .filter((page) => existsSync(page));
    for (const page of translated) expect(ids(page)).toEqual(ids(new URL(`${id}.md`, PAGES)));
  });

  it('of a game without a page are none', () => {
    expect(rulesOf('nothing', english, languages)).toBeNull();
  });

  it('are in the image that is built', () => {
    const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
    const ignored = readFileSync(new URL('../../.dockerignore', import.meta.url), 'utf8');
    expect(dockerfile).toContain('COPY docs/rules ./docs/rules');
    expect(ignored).toContain('!docs/rules');
  });
});
