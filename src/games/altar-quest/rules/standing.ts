import type { Standing, StandingOffer } from '../../../kernel/standing.ts';
import type { Choosable, Standout } from './choices.ts';
import type { AltarQuestDecision } from './state.ts';
import type { AltarQuestOption, OptionAmong } from './verbs.ts';

/**
 * A player's possible standing answers: to what becomes a habit at a table, and to questions that come again
 * and again. Passing on a card lasts until the player's next turn at most: by then it may be worth more.
 */
export function standingOffers({ prompt, options }: AltarQuestDecision): StandingOffer[] {
  const offer = (
    id: string,
    option: AltarQuestOption | undefined,
    more: Partial<StandingOffer> = {},
  ): StandingOffer[] => (option ? [{ id, option: option.id, until: 'revoked', ...more }] : []);
  const passing = options.find(({ verb }) => verb === 'done');
  switch (prompt.key) {
    case 'prompt.act':
      // What is left costs a card or an item: few want that, and those who do use it before their last action.
      return prompt.args.actions === 0 && options.every(({ verb }) => LEFT_OVER.includes(verb))
        ? offer('ends-turn', passing, { byItself: true })
        : [];
    case 'prompt.discard-or-suffer':
      return offer('discard', options[0], { args: { token: prompt.args.token } });
    case 'prompt.use-focus':
      return [
        ...offer('focus-uses', options.at(-1), { instead: ['focus-keeps'] }),
        ...offer('focus-keeps', options[0], { instead: ['focus-uses'] }),
      ];
    case 'prompt.supply-die':
      return offer(
        'no-supply-die',
        options.find(({ id }) => id === 'roll'),
      );
    case 'prompt.armor':
      return offer('armor', options[0]);
    case 'prompt.rhune':
      return offer(
        'rhunes',
        options.find(({ id }) => id === 'yes'),
      );
    case 'prompt.between-effects':
      return offer('pass-between', passing);
    case 'prompt.place-trap':
      return offer('trap-space', options[0]);
    case 'prompt.spawn':
    case 'prompt.position':
    case 'prompt.place':
    case 'prompt.shift':
      return [
        ...offer('any-space', placeAs(options, 'any')),
        ...offer('farthest-space', placeAs(options, 'farthest'), { instead: ['nearest-space'] }),
        ...offer('nearest-space', placeAs(options, 'nearest'), { instead: ['farthest-space'] }),
      ];
    default: {
      if (!prompt.key.startsWith('prompt.moment.') || !passing) return [];
      const cards = new Set(options.flatMap((option) => cardOf(option) ?? []));
      const [card] = cards;
      const one = cards.size === 1 ? { args: { card }, within: 'pass-moments' } : {};
      return offer(cards.size === 1 ? 'pass-card' : 'pass-moments', passing, {
        ...one,
        until: 'turn',
      });
    }
  }
}

/** What a hero without actions may still do with cards alone. */
const LEFT_OVER: readonly AltarQuestOption['verb'][] = ['feat', 'use', 'done'];

/**
 * Focus that improves the result of a test is used, and existing armor is lost before health: in 99 of 100
 * cases it was so (`balance`), and each question stops the table. A rhune of the player's own card was nearly
 * always used too, but is asked about: the die that it takes may be what another card waits for. Which of
 * several spaces an enemy walks to stays the players’ choice (AQ-007); but in half of these questions the
 * spaces were alike for everyone near, and a player who wants to choose there too takes the answer back.
 */
export const USUAL: readonly Standing[] = [
  { id: 'focus-uses', until: 'revoked' },
  { id: 'armor', until: 'revoked' },
  { id: 'any-space', until: 'revoked' },
];

/** What can be decided before it comes up: nobody has to be waited for once to say so. */
export const BEFOREHAND: readonly Standing[] = [
  { id: 'pass-moments', until: 'turn' },
  { id: 'pass-between', until: 'revoked' },
  { id: 'discard', args: { token: 'focus' }, until: 'revoked' },
  { id: 'discard', args: { token: 'supply' }, until: 'revoked' },
  { id: 'focus-uses', until: 'revoked', instead: ['focus-keeps'] },
  { id: 'armor', until: 'revoked' },
  { id: 'no-supply-die', until: 'revoked' },
  { id: 'rhunes', until: 'revoked' },
  { id: 'any-space', until: 'revoked' },
  { id: 'farthest-space', until: 'revoked', instead: ['nearest-space'] },
  { id: 'nearest-space', until: 'revoked', instead: ['farthest-space'] },
  { id: 'trap-space', until: 'revoked' },
  { id: 'ends-turn', until: 'revoked' },
];

/** The place that can be described this way among several equally legal ones. */
const placeAs = (
  options: readonly AltarQuestOption[],
  as: Standout,
): AltarQuestOption | undefined =>
  options.find((option) => option.verb === 'choose' && choosable(option).as === as);

const choosable = ({ args }: OptionAmong<'choose'>): Choosable => args ?? {};

/** What is printed on the card that would be used in a timing window. */
const cardOf = ({ args }: AltarQuestOption): string | undefined =>
  args && 'of' in args ? args.of : undefined;
