import { expect, it } from 'vitest';
import { describedPack } from '../../src/discord/messages/packs/packs.ts';
import { withPack } from '../../src/discord/with-pack.ts';
import { games } from '../../src/games/index.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { readyMadePacks } from '../../src/packs/ready-made.ts';
import { messagesOf, nounsOf, titlesOf } from '../../src/packs/words.ts';
import { loadTexts, readGrammar } from '../../src/texts/catalogue.ts';

const texts = loadTexts('fr');
const grammar = readGrammar('fr');

const checked = (folder: string) => {
  const result = checkPack(readPack(`packs/${folder}`), games);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
};

it.each(readyMadePacks())('$manifest.title knows the gender of every name', ({ manifest }) => {
  const { words } = checked(manifest.id).pack;
  const { fr = {} } = words;
  const nouns = nounsOf(fr);
  const names = [...messagesOf(fr)].flatMap(([key, name]) =>
    /^(?:[a-z-]+-cards|adventure-map)\..*\.name$/.test(key) ? [name] : [],
  );
  expect(names.filter((name) => !nouns.has(name) && grammar.kindOf(name) === undefined)).toEqual(
    [],
  );
});

it.each([
  ['le', 'Recors priseur (rouge)', 'le Recors priseur (rouge)'],
  ['du', 'Exploit cloué', 'de l’Exploit cloué'],
  ['du', 'maître Thole', 'de maître Thole'],
  ['il', 'Ivy (@Ann)', 'elle'],
  ['au', 'Passeuse en larmes', 'à la Passeuse en larmes'],
  ['le', 'Abbé des profondeurs', 'l’Abbé des profondeurs'],
  ['le', 'Sergents recruteurs', 'les Sergents recruteurs'],
  ['sur', 'Moutier-le-Sel', 'à Moutier-le-Sel'],
  ['sur', 'Phare creux', 'sur Phare creux'],
  ['accord', 'Dent de lait', 'f'],
])('%s with %s is %s', (form, name, said) => {
  expect(grammar.inflect(form, name)).toBe(said);
});

it('a pack is called as its own words say, and else as its manifest does', () => {
  const { pack, digest } = checked('harrow-isles');
  const titles = titlesOf(pack.words);
  const offered = { digest, manifest: pack.pack, titles, games: ['adventure'] };
  expect(describedPack(offered, texts)).toMatch(/^\*\*Les Îles de la Herse\*\* 1.*qui sait nager/);
  expect(describedPack(offered, loadTexts())).toMatch(/^\*\*The Harrow Isles\*\* 1.*swimmers/);
  expect(describedPack({ ...offered, titles: {} }, texts)).toMatch(/^\*\*The Harrow Isles\*\*/);
  const quay = `lantern-quay@${digest}`;
  expect(withPack(quay, 'Ville', texts)).toBe('Les Îles de la Herse · Ville');
  expect(withPack('stormwind', 'Ville', texts)).toBe('Ville');
});
