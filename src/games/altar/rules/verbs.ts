import type { Nothing, OptionOf } from '../../../kernel/vocabulary.ts';
import type { AltarSide, FollowerId, GodId } from './terms.ts';

/** Every way to answer a question, with its arguments. */
export type AltarVerbs = {
  draw: { card: FollowerId | 'deck' };
  renew: Nothing;
  play: Way;
  free: Way;
  /** Cards as `ritualCards` reads them. */
  ritual: { cards: string; realm: GodId };
  worship: { card: FollowerId; realm: GodId };
  discard: { card: FollowerId };
  choose: Way;
  pass: Nothing;
  done: Nothing;
};

/** One way to carry out an effect: everything that its player chooses openly. */
export type Pick = {
  /** Which of several effects. */
  index?: number;
  /** The own Realm that it changes. */
  realm?: GodId;
  /** The opposing Realm that it is aimed at. */
  target?: GodId;
  altar?: AltarSide;
  worshipper?: FollowerId;
};

/** A follower, and a way to carry out its effect, or the part of the effect at the path. */
type Way = Pick & { card: FollowerId; path?: string };

export type AltarOption = OptionOf<AltarVerbs>;

export type OptionAmong<Verb extends keyof AltarVerbs> = Extract<AltarOption, { verb: Verb }>;
