import { describe, expect, it } from 'vitest';
import { checked, lineOf, problemsOf, sister, written } from './villain.ts';

const good = written(sister());

/** A good pack with one thing changed in it. Fails if nothing was. */
function changed(from: string | RegExp, to: string): string {
  const text = good.replace(from, () => to);
  if (text === good) throw new Error(`${from} stands nowhere in the pack.`);
  return text;
}

/** What is said first about a pack with a change, as `pack check` prints it. */
function told(from: string | RegExp, to: string): string {
  return problemsOf(changed(from, to))[0] ?? '';
}

const CARD = 'low-chandelier';
const onCard = `sister.pack.json, line ${lineOf(good, `"${CARD}"`)}`;

it('a good pack is refused for nothing', () => {
  expect(checked(good)).not.toHaveProperty('problems');
});

describe('what is wrong is said with its file, line and card, and with what would be right', () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      'a property that isn’t there',
      '"health": {',
      '"helth": {',
      'low-gert: Nothing is called "helth" here. Did you mean health?',
    ],
    [
      'a type',
      '"type": "villain-event"',
      '"type": "vilain-event"',
      'low-two-stairs-at-a-time: type can’t be "vilain-event". Did you mean villain-event?',
    ],
    [
      'a kind of effect',
      '"kind": "resist"',
      '"kind": "resit"',
      'low-gert: kind can’t be "resit". Did you mean resist?',
    ],
    ['an effect without a kind', '"kind": "resist",', '', 'low-gert: kind is missing.'],
    [
      'a condition',
      '"if": "villain-spawned"',
      '"if": "villain-spwned"',
      'low-two-stairs-at-a-time: if can’t be "villain-spwned". Did you mean villain-spawned?',
    ],
    [
      'an attribute',
      '"attribute": "agility"',
      '"attribute": "strength"',
      'low-gert: attribute can’t be "strength". It can be might, fortitude, agility, willpower, charisma, intellect.',
    ],
    ['too much', '"speed": 5', '"speed": 500', 'low-gert: speed can be at most 20, not 500.'],
    [
      'a part of a number',
      '"speed": 5',
      '"speed": 2.5',
      'low-gert: speed should be a whole number, not 2.5.',
    ],
    [
      'a text for a number',
      '"speed": 5',
      '"speed": "5"',
      'low-gert: speed should be a number, not "5".',
    ],
    [
      'too little',
      '"perHero": 10',
      '"perHero": 0',
      'low-gert: perHero has to be more than 0, not 0.',
    ],
    [
      'more than any rules are made for',
      '"perHero": 10',
      '"perHero": 9007199254740991',
      'low-gert: Numbers in a pack go from −100 to 100.',
    ],
    [
      'another format',
      '"format": 1',
      '"format": 2',
      'low-altar-quest: format can only be 1, not 2.',
    ],
    [
      'a version',
      '"version": "1.0.0"',
      '"version": "first"',
      'low-altar-quest: version can’t be "first": write three numbers, such as "1.0.0".',
    ],
  ])('%s', (_name, from, to, said) => {
    const text = changed(from, to);
    const line = to === '' ? lineOf(good, '"kind": "resist"') - 1 : lineOf(text, to);
    const place = `sister.pack.json, line ${line}, `;
    // Where a property belongs nowhere, the thing around it is shown.
    const message = told(from, to);
    expect(message.slice(message.indexOf('low-'))).toBe(said);
    if (!to.startsWith('"helth')) expect(message).toContain(place);
  });
});

describe('ids', () => {
  it.each([
    ['of the box', 'chandelier', 'The box has something called chandelier already.'],
    ['words of the effect language', 'minion', 'minion is a word of the effect language.'],
    ['taken twice', 'low-her-boots', 'Two things are called low-her-boots.'],
    ['in capitals', 'Low-Chandelier', 'id can’t be "Low-Chandelier": write lower case words'],
    ['too long', 'low-chandelier-of-the-hall', ': write 24 letters at most.'],
    ['with a digest', 'low-chandelier@abcd1234', 'An @ has no place in a pack.'],
  ])('%s are refused', (_name, id, said) => {
    const message = told(`"id": "${CARD}"`, `"id": "${id}"`);
    expect(message).toContain(said);
    if (id !== 'low-her-boots') expect(message).toContain(`${onCard}, `);
  });

  it('that nothing has are named where they are used', () => {
    const name = `"${CARD}": {`;
    const text = changed(name, name.replace('chandelier', 'chandlier'));
    expect(problemsOf(text)[0]).toBe(
      `sister.pack.json, line ${lineOf(text, '"name": "The Chandelier"')}: These words are for low-chandlier, but nothing in this pack is called that. Did you mean low-chandelier?`,
    );
    const symbols = '"symbols": { "low-grt": "ogre" }, "words": {';
    expect(told('"words": {', symbols)).toContain(
      'Nothing in this pack is called low-grt. Did you mean low-gert?',
    );
    expect(told('"words": {', symbols.replace('grt', 'gert').replace('ogre', 'ogrre'))).toContain(
      'No symbol is called ogrre.',
    );
  });
});

describe('words', () => {
  const NAME = '"name": "The Chandelier"';
  const FLAVOUR = /"flavour": "Somebody upstairs [^"]*"/;

  it.each([
    ['The *Chandelier*', 'Words have no markup and no links. Leave out *'],
    ['The <b>Chandelier</b>', 'Words have no markup and no links. Leave out <'],
    ['The Chandelier @everyone', 'An @ has no place in a pack.'],
    ['[The Chandelier](x)', 'Words have no markup and no links. Leave out ['],
    ['https://example.org', 'Words have no markup and no links. Leave out ://'],
    ['# The Chandelier', 'Words have no markup and no links. Leave out #'],
    ['discord.gg/abc', 'Words have no markup and no links. Leave out discord.gg'],
    ['The Chande\\u202elier', 'This text has a letter in it that can’t be seen.'],
    ['The Chande\\u200blier', 'This text has a letter in it that can’t be seen.'],
    ['The\\nChandelier', 'This text has a letter in it that can’t be seen.'],
    ['Люстра', 'Pictures can’t show Л. Write it in Latin letters.'],
    ['枝形吊灯', 'Pictures can’t show 枝.'],
    ['Lamp\\u0304\\u0304\\u0304', 'Pictures can’t show'],
    ['  ', 'This text is empty.'],
    ['The {color} Chandelier', 'Nothing fills in {color} here.'],
    ['The {color', 'This can’t be read:'],
  ])('%s is refused', (name, said) => {
    const message = told(NAME, `"name": "${name}"`);
    expect(message).toContain(`sister.pack.json, line ${lineOf(good, NAME)}: ${said}`);
  });

  it.each(['Die Kröte', 'Świecznik œuvré', 'O’Hara’s Lamp', "O'Hara's Lamp", 'Lamp (large) 100%'])(
    '%s is a name',
    (name) => {
      expect(checked(changed(NAME, `"name": "${name}"`))).not.toHaveProperty('problems');
    },
  );

  it('are stressed in flavour only', () => {
    expect(checked(changed(FLAVOUR, '"flavour": "It fell *twice*."'))).not.toHaveProperty(
      'problems',
    );
    expect(told(FLAVOUR, '"flavour": "It fell ~~twice~~."')).toContain('Leave out ~');
  });

  it('that nobody ever says are refused', () => {
    expect(told('"words": {', '"words": { "fr": { "low-gert": { "name": "Gerte" } },')).toContain(
      'are never shown',
    );
    expect(
      told('"words": {', '"words": { "fr": { "altar-quest-cards": { "bolx": { "name": "B" } } },'),
    ).toContain('These words are for bolx');
  });
});

describe('nouns', () => {
  const french = (nouns: object) =>
    written({
      ...sister(),
      words: {
        ...sister().words,
        fr: {
          grammar: nouns,
          'altar-quest-cards': { 'low-gert': { name: 'Gerte, la Bourrasque' } },
        },
      },
    });

  it('of the names are known by their kinds', () => {
    expect(checked(french({ Gerte: 'nf' }))).not.toHaveProperty('problems');
  });

  it.each([
    [{ Gerte: 'femme' }, 'femme is no kind of noun. It can be '],
    [{ Gerte: 'nfpp' }, 'nfpp is no kind of noun. Did you mean nfp?'],
    [{ Gargouille: 'm' }, 'The bot knows Gargouille already, as f.'],
    [{ Gertrude: 'nf' }, 'None of the words in fr has Gertrude in it.'],
    [{ Gerte: ['nf'] }, 'should be a text in quotation marks'],
  ])('are refused: %j', (nouns, said) => {
    const text = french(nouns);
    const [noun = ''] = Object.keys(nouns);
    const [told = ''] = problemsOf(text);
    expect(told).toContain(said);
    expect(told).toContain(`line ${lineOf(text, `"${noun}":`)}`);
  });
});

describe('what no pack needs', () => {
  const toldOf = (text: string) => told('"words": {', `${text}, "words": {`);

  it.each([
    ['a prototype', '"symbols": { "__proto__": "ogre" }', 'called "__proto__"'],
    ['a constructor', '"symbols": { "constructor": "ogre" }', 'called "constructor"'],
    [
      'depth',
      `"symbols": ${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      'nested more than 40 levels deep',
    ],
    ['a million zeros', `"symbols": [0${',0'.repeat(900_000)}]`, 'holds more than 20000 values'],
    [
      'a long text',
      `"symbols": { "low-gert": "${'o'.repeat(3_000)}" }`,
      'longer than 2000 letters',
    ],
  ])('%s is refused, in less than a second', (_name, text, said) => {
    const from = performance.now();
    expect(toldOf(text)).toContain(said);
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('a prototype changes nothing', () => {
    toldOf('"symbols": { "__proto__": { "polluted": true } }');
    expect({}).not.toHaveProperty('polluted');
  });

  it('nothing at all is refused', () => {
    expect(problemsOf('{}')[0]).toBe(
      'sister.pack.json, line 1: pack is missing: an object in { } is needed.',
    );
    expect(problemsOf(written({ pack: sister().pack }))[0]).toContain(
      ': This pack brings nothing to any game.',
    );
  });
});
