import type { Outlook } from '../../kernel/companion.ts';
import { fallbackFor, type Option, optionsFor } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import { pick, type RandomState } from '../../kernel/random.ts';
import type { Texts } from '../../texts/texts.ts';
import { type KnownGame, knownGame } from './known-games.ts';
import { chanceOn, type Mentioned, mentionedIn, pointsAt } from './words.ts';

/** The chance from which somebody new dares an attack. */
const DARED = 0.6;

/** More spaces than any board is across: from there every way leads nearer. */
const FARTHEST = 1000;

/** A button as it is read. */
interface Button {
  option: Option;
  /** Its verb, and its menu. */
  kinds: readonly string[];
  label: string;
  /** Its label and what stands beside it. */
  text: string;
  /** From 0 to 1; null where it shows none. */
  chance: number | null;
  /** Below the others, in grey: it lets something be. */
  quiet: boolean;
}

/**
 * Plays like somebody who has never seen the game: by the buttons and by the line that says what to do next. No
 * look ahead, and no card is kept for later. It goes by the words that a person reads, so better words make it
 * a better player.
 */
export function novice(
  { rules, presentation }: Game,
  { seat, view, decision }: Outlook,
  texts: Texts,
  random: RandomState,
): string[] {
  const own = { ...decision, options: optionsFor(decision, seat) };
  const usual = fallbackFor(decision, seat);
  if (decision.choose.min !== 1 || decision.choose.max !== 1) return usual;
  const game = knownGame(rules.id);
  const buttons = buttonsOf();
  const chosen = decision.rest
    ? turnTaken(buttons, pointing(), game, random)
    : answered(buttons, pointing(), game);
  return chosen ? [chosen.option.id] : usual;

  function buttonsOf(): Button[] {
    const { menus } = presentation.panel(view, own, texts);
    const inPanel = menus.flatMap(({ id, quiet = false, options }) =>
      options.map(({ option, text: { label, description = '' } }) => ({
        option,
        kinds: [option.verb, id],
        label,
        text: `${label} ${description}`,
        chance: chanceOn(label),
        quiet,
      })),
    );
    const offered = new Set(own.options.map(({ id }) => id));
    return inPanel.filter(({ option }) => offered.has(option.id));
  }

  function pointing(): Pointing {
    const line = presentation.goal(view, texts).next ?? '';
    const names = presentation.seatNames(view, seat, texts);
    const away = game.away?.(view as never, line, texts);
    const at = game.at?.(view as never, decision) ?? '';
    const from = away && at !== '' ? Math.min(away(at), FARTHEST) : FARTHEST;
    return {
      mentioned: mentionedIn(line, names, (word) => texts.has(`${rules.id}.verb.${word}.name`)),
      verb: (option) => {
        const key = `${rules.id}.verb.${option.verb}.name`;
        return texts.has(key) ? texts(key) : option.verb;
      },
      nearer: ({ args }) => (away ? from - away(String(args?.to ?? '')) : 0),
    };
  }
}

/** What the goal's line says, as far as it can be compared with buttons. */
interface Pointing {
  mentioned: Mentioned;
  /** The word that an option goes by. */
  verb(option: Option): string;
  /** By how many spaces an option leads nearer to what the line names; not above 0 if it doesn't. */
  nearer(option: Option): number;
}

/** In its own turn: a good attack, what the goal points at, a door, else a card or a walk. */
function turnTaken(
  buttons: readonly Button[],
  pointing: Pointing,
  { begins, fights, doors, cards, walks }: KnownGame,
  random: RandomState,
): Button | undefined {
  const of = (kinds: readonly string[]) => buttonsOfKinds(buttons, kinds);
  const [begun] = of(begins);
  if (begun) return begun;
  const attack = likeliest(of(fights));
  if (attack && (attack.chance ?? 0) >= DARED) return attack;
  const pointed = pointedAt(buttons, of(walks), pointing);
  if (pointed) return pointed;
  const [door] = of(doors);
  if (door) return door;
  const ways = [of(cards).filter((button) => !of(fights).includes(button)), of(walks)].filter(
    ({ length }) => length > 0,
  );
  return ways.length === 0 ? undefined : pick(random, pick(random, ways));
}

/** The button that the line points at most clearly, else the way that comes nearest to what it names. */
function pointedAt(
  buttons: readonly Button[],
  walks: readonly Button[],
  { mentioned, verb, nearer }: Pointing,
): Button | undefined {
  const standing = buttons.filter((button) => !walks.includes(button));
  const named = most(standing, ({ option, text, chance }) => {
    const clear = pointsAt(mentioned, { verb: verb(option), text });
    return clear === 0 ? 0 : clear + (chance ?? 0) / 2;
  });
  return named ?? most(walks, ({ option }) => nearer(option));
}

/**
 * Elsewhere: what is offered is used, the greatest chance is taken, a way leads to what the goal names. If
 * nothing speaks for any, it lets things be if it can, and else presses the first button.
 */
function answered(
  buttons: readonly Button[],
  { nearer }: Pointing,
  { cards, walks }: KnownGame,
): Button | undefined {
  const of = (kinds: readonly string[]) => buttonsOfKinds(buttons, kinds);
  const offered = of(cards);
  return (
    likeliest(offered) ??
    offered[0] ??
    likeliest(buttons) ??
    most(of(walks), ({ option }) => nearer(option)) ??
    (buttons.some(({ quiet }) => quiet) ? undefined : buttons[0])
  );
}

const buttonsOfKinds = (buttons: readonly Button[], kinds: readonly string[]): Button[] =>
  buttons.filter((button) => button.kinds.some((kind) => kinds.includes(kind)));

const likeliest = (buttons: readonly Button[]): Button | undefined =>
  most(buttons, ({ chance }) => chance ?? 0);

/** The first of those with the greatest value; undefined if it is zero for all. */
function most<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing | undefined {
  const best = things.reduce((least, thing) => Math.max(least, worth(thing)), 0);
  return best === 0 ? undefined : things.find((thing) => worth(thing) === best);
}
