import { describe, expect, it } from 'vitest';
import { matchingOffers, offersFor } from '../../../src/discord/commands/offers.ts';
import { adventure } from '../../../src/games/adventure/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventureState } from '../../../src/games/adventure/rules/state.ts';
import { type Decision, formFor, publicForm } from '../../../src/kernel/decision.ts';
import type { OptionMenu } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import type { Look } from '../../../src/table/deciding/looking/looking.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Standing, scenario } from '../../support/adventure.ts';

const texts = loadTexts();
const { presentation } = adventure;

const panelOf = (match: Match<AdventureState>) => {
  const decision = match.open[0] as Decision;
  const seat = decision.seats[0] as string;
  const view = adventureRules.view(match, seat);
  return presentation.panel(view, formFor(decision, seat), texts);
};

/** The options of all menus; for ways to travel, those on the pages of all spaces. */
const optionsIn = ({ menus }: { menus: OptionMenu[] }) =>
  menus.flatMap(({ options, lead }) => options.slice(lead?.count ?? 0));
const textOf = (match: Match<AdventureState>, id: string) =>
  optionsIn(panelOf(match)).find(({ option }) => option.id === id)?.text;

/** Constance in Stormwind, two spaces to move. */
function onTheWay() {
  const s = scenario(WAY);
  s.state.round = 2;
  return s.travel('warrior', 2);
}

const WAY = {
  characters: {
    warrior: { space: 'stormwind', quests: ['captains-back-pay'] },
    hunter: { space: 'goldfields' },
  },
  track: [{ card: 'sheep-kite', space: 'millers-wood' }],
  placed: { goldfields: ['bomb.1', 'gold.1'] },
};

describe('a question of an item', () => {
  it.each([
    [
      'mad-hermit',
      'Farmer’s Almanac: which card?',
      'Look at the top 4 cards of your deck, keep 1 and put the others under the deck.',
    ],
    ['peat-leech', 'Bitter Tonic: which effect?', 'Choose one: heal 3 damage; or gain 2 energy.'],
  ])(
    'is named after the item and not after the encounter on the front (%s)',
    (card, question, why) => {
      const s = scenario({
        characters: { warrior: { level: 'green', space: 'stormwind', damage: 2, bag: [card] } },
      }).travel('warrior', 2);
      s.choose(`use:${card}`);
      const { lines } = panelOf(s.match);
      expect(lines.slice(0, 2)).toEqual([`**${question}**`, `-# ${why}`]);
      s.end();
    },
  );
});

describe('where to travel', () => {
  it('AD-015: each space says how far it is, its colour, and what is there', () => {
    const s = onTheWay();
    expect(textOf(s.match, 'to:goldfields')).toMatchObject({
      label: 'Goldfields · 1 space · ⚪ grey',
      name: 'Goldfields',
      description: expect.stringMatching(
        /^📋 The Captain’s Back Pay · ⚔️ Toll Captain \d+% · ❔×2 · Urgo here · scroll$/,
      ),
    });
    expect(textOf(s.match, 'to:millers-wood')?.description).toMatch(
      /^(🟠|🔴 Aggro): Sheep Kite \d+% · small potion · place a discovery$/,
    );
    s.end();
  });

  it('the thread offers the ways in one menu, first by what for, each once, and staying as a button', () => {
    const s = onTheWay();
    const decision = publicForm(s.question());
    const view = adventureRules.view(s.match, 'table');
    const menu = presentation.shortcutMenu?.(view, decision as never, texts);
    const waysOf = (one: OptionMenu | null | undefined) =>
      (one?.options ?? []).map(({ option, ahead = [] }) => [option.id, ...ahead].join(' > '));
    const panel = panelOf(s.match).menus.find(({ id }) => id.startsWith('travel'));
    const first = panel?.lead?.count ?? 0;
    expect(waysOf(menu).slice(0, first)).toEqual(waysOf(panel).slice(0, first));
    expect([...waysOf(menu)].sort()).toEqual([...new Set(waysOf(panel))].sort());
    expect(presentation.shortcuts?.(decision as never).map(({ id }) => id)).toContain('stay');
    s.end();
  });

  it('AD-021: which of two resources to activate is chosen with the way, where no discovery lies', () => {
    const s = scenario({
      characters: { warrior: { space: 'millers-wood', damage: 1 }, hunter: {} },
      placed: { 'tinkers-vale': ['bomb.1'] },
    });
    s.state.round = 2;
    s.travel('warrior', 2);
    const travel = panelOf(s.match).menus.find(({ id }) => id.startsWith('travel'));
    const ways = travel?.options
      .slice(travel.lead?.count)
      .map(({ option, ahead = [], text }) => [[option.id, ...ahead].join(' > '), text.label]);
    expect(ways?.sort()).toEqual([
      // One resource, or several as in a city: they aren't part of the way.
      ['stay > place-discovery', 'Stay at Miller’s Wood · place a discovery'],
      ['stay > small-potion', 'Stay at Miller’s Wood · small potion'],
      ['to:goldfields', 'Goldfields · 1 space · ⚪ grey'],
      ['to:stormwind', 'Stormwind · 1 space · city'],
      ['to:tinkers-vale', 'Tinkers’ Vale · 2 spaces · ⚪ grey'],
    ]);
    s.choose('stay');
    expect(s.options()).toEqual(['small-potion', 'place-discovery']);
    s.choose('small-potion');
    s.end();
  });

  it('AD-015: whoever goes on travelling after the move activates nothing yet', () => {
    const s = scenario({ characters: { warrior: { space: 'goldfields' }, hunter: {} } });
    s.state.round = 2;
    s.travel('warrior', 2);
    const ahead = (id: string) =>
      optionsIn(panelOf(s.match)).flatMap((one) => (one.option.id === id ? (one.ahead ?? []) : []));
    expect(ahead('to:millers-wood').sort()).toEqual(['place-discovery', 'small-potion']);
    s.choose('hold');
    expect(ahead('to:millers-wood')).toEqual([]);
    s.end();
  });

  it('the panel says what waits where one stays', () => {
    const s = scenario({ characters: { warrior: { space: 'goldfields' }, hunter: {} } });
    s.state.round = 2;
    s.travel('warrior', 1);
    expect(panelOf(s.match).lines.join('\n')).toMatch(
      /\*\*Stay at Goldfields\*\* · .*⚔️ Toll Captain \d+% · scroll/,
    );
    s.end();
  });

  it('the panel tells what the own quests ask for', () => {
    const s = onTheWay();
    expect(panelOf(s.match).lines.join('\n')).toContain(
      '📋 The Captain’s Back Pay (1 valor): ▫️ Discard',
    );
    s.end();
  });

  it('a space is found by its name, as by its id', () => {
    const s = onTheWay();
    const seat = 'seat-1';
    const look = { open: [s.question()], seat, view: adventureRules.view(s.match, seat) };
    const offers = offersFor(look as unknown as Look, adventure, texts);
    for (const to of ['Miller’s Wood', 'millers-wood', 'MILLER’S WOOD']) {
      expect(matchingOffers(offers, 'travel', { to }).map(({ option }) => option.id)).toEqual([
        'to:millers-wood',
      ]);
    }
    s.end();
  });
});

describe('a Traveling Merchant', () => {
  const trading = () =>
    scenario({
      characters: {
        warrior: { space: 'pale-orchard', kept: ['traveling-merchant'] },
        mage: { space: 'stormwind', bag: ['mud-lout'], weapon: 'weeping-lantern' },
        hunter: { space: 'ironforge', bag: ['hedge-whelp'] },
      },
    }).travel('warrior', 1);
  const offersOf = (match: Match<AdventureState>) => {
    const look = { open: match.open, seat: 'seat-1', view: adventureRules.view(match, 'seat-1') };
    return offersFor(look as unknown as Look, adventure, texts);
  };

  it('AD-031: /trade offers what lies in others’ bags, and says whose it is and what it does', () => {
    const s = trading();
    const traded = matchingOffers(offersOf(s.match), 'trade', {});
    expect(traded.map(({ option }) => option.id)).toEqual(['trade:mud-lout', 'trade:hedge-whelp']);
    expect(traded.map(({ text }) => text.label)).toEqual([
      `Take ${texts('adventure-cards.mud-lout.back.name')} from Ottoline (Traveling Merchant)`,
      `Take ${texts('adventure-cards.hedge-whelp.back.name')} from Urgo (Traveling Merchant)`,
    ]);
    expect(traded.every(({ text }) => (text.description ?? '').length > 10)).toBe(true);
    s.end();
  });

  it('AD-031: an item is found by its name, and without a merchant there is nothing to trade', () => {
    const s = trading();
    const item = texts('adventure-cards.hedge-whelp.back.name').toUpperCase();
    const [offer] = matchingOffers(offersOf(s.match), 'trade', { item });
    expect(s.choose(offer?.option.id ?? '').character('warrior').bag).toEqual(['hedge-whelp']);
    expect(matchingOffers(offersOf(s.match), 'trade', {})).toEqual([]);
    s.end();
  });
});

describe('which space to choose', () => {
  it('AD-011: each city says how far it is from there to what the own quests want', () => {
    const s = scenario({
      characters: { warrior: { quests: ['captains-back-pay'] } },
    });
    const city = presentation.option(
      adventureRules.view(s.match, 'seat-1'),
      {
        prompt: { key: 'prompt.city', args: { character: 'warrior' } },
        seats: ['seat-1'],
      } as never,
      { id: 'stormwind', verb: 'choose', args: { space: 'stormwind' } },
      texts,
    );
    expect(city.description).toMatch(/^📋 Goldfields 1 space(?: · 📋 .*)? — quest giver · /);
    s.end();
  });

  it('AD-040: a discovery is put nearby first, and each space says how far everybody is', () => {
    const s = scenario({
      characters: { warrior: { space: 'millers-wood' }, hunter: { space: 'goldfields' } },
      tokens: ['gold.1'],
    });
    s.state.round = 2;
    s.explore('warrior').choose('place-discovery');
    const { lines, menus } = panelOf(s.match);
    expect(lines[1]).toContain('It’s **Gold**, for its finder: *Keep it.');
    const [first, second] = menus[0]?.options ?? [];
    expect([first, second].map((one) => one?.text.label)).toEqual(['Goldfields', 'Redwater']);
    expect(first?.text.description).toMatch(/^Constance 1 space · Urgo is here — /);
    s.end();
  });
});

describe('which resource to activate', () => {
  const offered = (warrior: Standing) => {
    const s = scenario({ characters: { warrior, hunter: { space: 'stormwind' } } });
    s.explore('warrior');
    const { menus } = panelOf(s.match);
    s.end();
    return menus.flatMap(({ options }) => options.map(({ option }) => option.id));
  };

  it('AD-021: a potion comes first for who is badly hurt, and last for who is not', () => {
    const whole = offered({ space: 'undercity', quests: ['captains-back-pay'] });
    expect(whole).toHaveLength(4);
    expect(whole.at(-1)).toBe('small-potion');
    const hurt = offered({ space: 'undercity', quests: ['captains-back-pay'], damage: 3 });
    expect([...hurt].sort()).toEqual([...whole].sort());
    expect(hurt.indexOf('small-potion')).toBeLessThan(whole.indexOf('small-potion'));
  });
});

describe('before a fight', () => {
  const standing = { space: 'gallows-road', hand: ['both-feet-planted'] };

  it('AD-047: the odds stand beside each way, and what a deck is like', () => {
    const s = scenario({
      characters: { warrior: standing, hunter: { space: 'gallows-road' } },
    }).challenge('warrior');
    expect(textOf(s.match, 'draw')?.description).toMatch(
      /^about \d+% to win an item, \d+% to be hit/,
    );
    expect(textOf(s.match, 'attack:hunter')?.description).toMatch(
      /^\d+% to defeat Urgo, \d+% to hit, \d+% to be hit/,
    );
    s.end();
  });

  it('AD-110: a card says what the odds would be with it', () => {
    const s = scenario({
      characters: { warrior: standing, hunter: {} },
      track: [{ card: 'granary-rat', space: 'gallows-road' }],
    });
    s.challenge('warrior', 2);
    const { lines } = panelOf(s.match);
    const hit = Number(/(\d+)% to be hit/.exec(lines[1] ?? '')?.[1]);
    const { label, description = '' } = textOf(s.match, 'play:both-feet-planted.1') ?? {};
    expect(label).toBe('Play Both Feet Planted (⚡1)');
    expect(
      Number(/^Then: \d+% to defeat it, (\d+)% to be hit/.exec(description)?.[1]),
    ).toBeLessThan(hit);
    s.end();
  });
});

describe('in a fight', () => {
  it('AD-123: the panel says what both fight with, and what the encounter does', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields', damage: 1, hand: ['both-feet-planted'] } },
    });
    s.challenge('warrior', 2);
    expect(panelOf(s.match).lines.slice(2, 4)).toEqual([
      expect.stringMatching(/^\*\*Constance\*\* · ♥ 4\/5 · ⚔️ \d melee · 🛡️ \d · 💥 \d$/),
      expect.stringMatching(/^\*\*Toll Captain\*\* · ⚔️ \d melee · 🛡️ \d · 💥 \d · On 5 or ★: /),
    ]);
    s.end();
  });

  it('AD-110: who is attacked plays no more cards; who attacks rolls', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', hand: ['both-feet-planted'] },
        hunter: { space: 'gallows-road', hand: ['pinned-boot', 'deer-path'] },
      },
    });
    s.challenge('warrior', 2).choose('attack:hunter');
    expect(textOf(s.match, 'roll')?.label).toBe('Play no more cards');
    s.choose('roll');
    expect(textOf(s.match, 'roll')?.label).toBe('Roll the dice');
    s.end();
  });
});

describe('after the dice', () => {
  it('AD-123: the panel says what happens if they stand, with the sums', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', hand: ['only-a-rib'] }, hunter: {} },
      track: [{ card: 'granary-rat', space: 'gallows-road' }],
    });
    s.dice(2, 6).challenge('warrior', 2).choose('roll');
    expect(panelOf(s.match).lines[1]).toMatch(
      /^-# You (hit|miss) \(⚁ 2 \+ \d [≥<] \d\), and (you’re hit for \d|you aren’t hit) \(★ 6 \+ \d [≥<] \d\)\.$/,
    );
    const { description = '' } = textOf(s.match, 'play:only-a-rib.1') ?? {};
    expect(description).toMatch(/^Then: .*for no damage|^Prevent/);
    s.end();
  });
});

describe('what to wear', () => {
  it('AD-099, AD-100: says what changes', () => {
    const s = scenario({
      characters: { warrior: { bag: ['headwind', 'ditch-ghoul'] }, hunter: {} },
    });
    s.travel('warrior', 0).choose('rearrange');
    const view = adventureRules.view(s.match, 'seat-1');
    const wear = (item: string) =>
      presentation.option(
        view,
        s.question() as never,
        { id: `equip:${item}`, verb: 'equip', args: { item } } as never,
        texts,
      );
    expect(wear('headwind')).toMatchObject({
      label: 'Equip Barrel and Braces',
      name: 'Barrel and Braces',
      description: expect.stringMatching(/^🛡️ 5 → 7 — Grey armor/),
    });
    s.end();
  });
});
