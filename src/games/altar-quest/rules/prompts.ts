import type { MessageOf, Nothing } from '../../../kernel/vocabulary.ts';
import type { EquipmentType } from './cards/definition.ts';
import type { Losses } from './losses.ts';
import type { MomentName } from './moments.ts';
import type {
  Attribute,
  CardId,
  FigureId,
  Figures,
  HeroDieFace,
  HeroId,
  Rhune,
  TestKind,
} from './terms.ts';
import type { Stakes, TestRoll } from './test-data.ts';

/**
 * Every question that a match can ask, with its arguments, which everyone can read. Its words:
 * `altar-quest.<key>.question`.
 */
export type AltarQuestPrompts = {
  /** Who carries everything belonging to an absent hero (AQ-274). */
  'prompt.carry': { absent: HeroId; cards: CardId[] };
  /** The same for one of these cards. */
  'prompt.carry-one': { absent: HeroId; card: CardId };
  /** How many upgrades a late-coming hero may choose. */
  'prompt.owed-upgrades': { hero: HeroId; amount: number };
  /** Which Equipment of one type a hero uses. */
  'prompt.equip': { hero: HeroId; slot: EquipmentType; amount: number };
  'prompt.mulligan': { hero: HeroId };
  'prompt.start-room': Nothing;

  'prompt.next-hero': { heroes: HeroId[] };
  'prompt.act': { hero: HeroId; actions: number };
  'prompt.channel-face': Nothing;
  'prompt.channel-die': { rhune: Rhune };
  'prompt.altar-face': { card: CardId };
  /** Who asks for which card. */
  'prompt.trade': { hero: HeroId; card: CardId };
  /** The card that moves the hero, and the spaces it has left. */
  'prompt.move': { card: CardId; left: number };
  /** Who holds the space. */
  'prompt.pass': { figure: FigureId };
  'prompt.next-react': Nothing;
  'prompt.between-effects': {
    happened: 'lost' | 'ahead' | 'after' | 'nothing';
    losses: (Required<Losses> & { hero: HeroId })[];
    /** The card whose effect has just been resolved; empty if there is none. */
    after: CardId;
    /** Enemies about to activate that something at hand could exhaust or defeat. */
    ahead: CardId[];
    /** What can be used. */
    cards: CardId[];
  };

  'prompt.supply-die': AboutTest;
  'prompt.use-focus': AboutTest & { faces: HeroDieFace[] };
  /** From an enemy, or empty. */
  'prompt.armor': { damage: number; enemy: CardId };

  'prompt.nearest': { enemy: CardId };
  'prompt.spawn': { enemy: CardId };
  'prompt.place': { enemy: CardId };
  'prompt.position': { enemy: CardId; target: FigureId };
  'prompt.shift': { figure: FigureId; enemy: FigureId };
  'prompt.push': { enemy: FigureId };
  'prompt.place-trap': { card: CardId };
  /** Who controls the ally. */
  'prompt.place-ally': { ally: CardId; hero: HeroId };
  'prompt.ally-with': { ally: CardId };

  'prompt.attack': { card: CardId };
  'prompt.target': { card: CardId; of: Figures };
  'prompt.next-of-each': { card: CardId };
  'prompt.choose-effect': { card: CardId; hero: HeroId };
  'prompt.may': { card: CardId; hero: HeroId };
  'prompt.rhune': { card: CardId; rhune: Rhune };
  'prompt.roll-altar-dice': { card: CardId; dice: number };
  'prompt.discard-or-suffer': {
    card: CardId;
    hero: HeroId;
    token: 'focus' | 'supply';
    amount: number;
  };
  'prompt.discard-hand': { hero: HeroId; amount: number };
  'prompt.discard-card': { card: CardId };
  'prompt.recover': { hero: HeroId };
  'prompt.exhaust-own': { hero: HeroId };
  'prompt.refresh-own': { hero: HeroId };
  'prompt.scout': { deck: string };
} & { [At in MomentName as `prompt.moment.${At}`]: AtMoment };

/** A test in progress, with what is at stake, so that the question can say what an answer means. */
type AboutTest = {
  test: TestKind;
  attribute: Attribute;
  /** −1 if there is none. */
  difficulty: number;
  card: CardId;
  /** Empty if there is none. */
  enemy: CardId;
  dice: number;
  stakes: Stakes;
};

/**
 * Whom it happens to, and who causes it; empty if there is none. `amount` is the damage that is about to come,
 * has come, or results from the current roll; 0 if it is about none.
 */
type AtMoment = {
  character: FigureId;
  enemy: CardId;
  test: TestKind | '';
  amount: number;
  /** Within a test: its current state. */
  roll?: TestRoll;
};

export type AltarQuestPrompt = MessageOf<AltarQuestPrompts>;
