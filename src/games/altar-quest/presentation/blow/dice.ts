import type { BlowDie, BlowMark } from '../../../../picture/blow/scene.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { drawHeroDie } from '../../picture/blow/hero-die.ts';
import { BLOW_MARKS } from '../../picture/blow/marks.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { Blow } from './found.ts';

/**
 * What a die did.
 * - `hits`, `stopped`: a success of an attack that gets through, or that defense or armor stops
 * - `blocks`, `spare`: a success that takes 1 off the harm, or one too many
 * - `turned`: a focus result that a token turned into a success
 * - `kept`: a focus result, which becomes a token
 * - `nothing`: a focus result of an ally, who ignores it (AQ-261)
 */
type Deed = 'hits' | 'stopped' | 'blocks' | 'spare' | 'turned' | 'kept' | 'nothing';

const MARKS: Readonly<Record<Deed, BlowMark | null>> = {
  hits: BLOW_MARKS.hits,
  stopped: BLOW_MARKS.stopped,
  blocks: BLOW_MARKS.blocks,
  spare: null,
  turned: BLOW_MARKS.turned,
  kept: BLOW_MARKS.focus,
  nothing: null,
};

/** Dice that came to nothing. */
const FAINT: readonly Deed[] = ['stopped', 'spare', 'nothing', 'kept'];

/** The dice as they lie in the end, with what each did. */
export function diceOf(blow: Blow, texts: Texts): BlowDie[] {
  const deeds = deedsOf(blow);
  return blow.faces.map((face, index) => {
    const deed = deeds[index] ?? 'nothing';
    const isRerolled = blow.rerolled !== null && index >= blow.rerolled;
    const die = texts(`altar-quest-picture.blow.die.${face}`);
    const done = texts(`altar-quest-picture.blow.did.${deed}`, { die });
    return {
      look: `hero ${face}`,
      draw: (context, x, y, size) => drawHeroDie(context, face, x, y, size),
      words: isRerolled ? texts('altar-quest-picture.blow.did.again', { die: done }) : done,
      mark: MARKS[deed],
      isFaint: FAINT.includes(deed),
      isRerolled,
    };
  });
}

/** Where not all successes have an effect, those do first that a token has paid for. */
function deedsOf(blow: Blow): Deed[] {
  const isAttack = blow.result?.type === 'attack-resolved';
  const through = throughOf(blow);
  let focus = blow.turned;
  let paid = Math.min(focus, through);
  let others = through - paid;
  return blow.faces.map((face) => {
    if (face !== 'focus') {
      others -= 1;
      if (others < 0) return isAttack ? 'stopped' : 'spare';
      return isAttack ? 'hits' : 'blocks';
    }
    focus -= 1;
    if (focus < 0) return keptBy(blow);
    paid -= 1;
    if (paid < 0) return isAttack ? 'stopped' : 'spare';
    return 'turned';
  });
}

/** How many successes have an effect: what nothing stops of an attack, or what there is to block. */
function throughOf({ rolled, result, armor }: Blow): number {
  return result?.type === 'attack-resolved'
    ? Math.max(0, result.args.hits - armor)
    : rolled.args.difficulty;
}

/** What becomes of a focus result: allies have no focus tokens. */
function keptBy({ rolled: { args } }: Blow): Deed {
  return isCard(args.hero) && definition(args.hero).type === 'ally' ? 'nothing' : 'kept';
}
