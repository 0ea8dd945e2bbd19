import { assert } from 'vitest';
import '../../src/games/altar-quest/box.ts';
import { altarQuestCampaign } from '../../src/games/altar-quest/campaign.ts';
import { UPKEEP } from '../../src/games/altar-quest/rules/campaign/next.ts';
import type {
  CampaignHero,
  CampaignState,
} from '../../src/games/altar-quest/rules/campaign/state.ts';
import { definition } from '../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules } from '../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../src/games/altar-quest/rules/state.ts';
import { upkeepRules } from '../../src/games/altar-quest/upkeep/rules/index.ts';
import type { UpkeepState } from '../../src/games/altar-quest/upkeep/rules/state.ts';
import type { Campaign, NextMatch } from '../../src/kernel/campaign.ts';
import type { Match } from '../../src/kernel/match.ts';
import type { SeatSetup } from '../../src/kernel/setup.ts';
import { MatchInCampaign } from './match-in-campaign.ts';
import { begins } from './scenario-over.ts';

/** How a quest has ended, as far as it matters to a test. */
export interface QuestEnd {
  /** Left in the pool. */
  supply?: number;
  rounds?: number;
  /** By hero. */
  damage?: { [hero: string]: number };
  armor?: { [hero: string]: number };
  /** Consumables found. */
  found?: { [hero: string]: number };
  /** Cards that left the game. */
  removed?: string[];
  /** Quest tokens on cards of the quest area. */
  tokens?: { [card: string]: number };
}

interface Begun {
  /** Who comes to the first quest, one player each. */
  heroes?: string[];
  /** Of the campaign. Without a story unless one is named. */
  options?: { [option: string]: string };
  /** Another seed, other luck. */
  seed?: number;
}

/** A campaign of which only what matters is played: quests end as a test says, upkeeps are played. */
export class CampaignStage {
  campaign: Campaign<CampaignState>;
  private seats: SeatSetup[] = [];
  private seed: number;
  private isPlaying = false;

  constructor({ heroes = ['sedrin', 'myreen'], options = {}, seed = 0 }: Begun) {
    this.seed = seed * 1000;
    const chosen = { story: 'none', ...options };
    this.campaign = altarQuestCampaign.begin({ options: chosen, seed: this.nextSeed() });
    this.come(...heroes);
    begins(this);
  }

  get state(): CampaignState {
    return this.campaign.state;
  }

  get next(): NextMatch | null {
    return altarQuestCampaign.next(this.campaign);
  }

  /** What a hero has of the campaign. */
  hero(id: string): CampaignHero {
    const hero = this.state.heroes[id];
    if (!hero) throw new Error(`${id} has taken no part in the campaign.`);
    return hero;
  }

  /** Who comes to the next quest. */
  come(...heroes: string[]): this {
    this.seats = heroes.map((hero) => ({ seat: `seat of ${hero}`, characters: [hero] }));
    return this;
  }

  /** One player has them all. */
  alone(...heroes: string[]): this {
    this.seats = [{ seat: 'seat of all', characters: heroes }];
    return this;
  }

  /** What a hero has earned before, as if in earlier upkeeps. */
  earned(
    id: string,
    cards: Partial<Pick<CampaignHero, 'upgrades' | 'equipment' | 'allies'>>,
  ): this {
    const hero = { upgrades: [], equipment: [], allies: [], trained: 0, armor: 0, ...cards };
    this.state.heroes[id] = hero;
    this.state.shop = this.state.shop.filter((card) => !hero.equipment.includes(card));
    return this;
  }

  /** Cards that lie in the journal already. */
  journal(...cards: string[]): this {
    const { journal, pool } = this.state;
    const of = (type: string) => cards.filter((card) => definition(card).type === type);
    journal.enemyUpgrades.push(...of('enemy-upgrade'));
    journal.rivals.push(...of('rival'));
    journal.storyCards.push(...of('story'));
    this.state.pool = pool.filter((card) => !cards.includes(card));
    return this;
  }

  /** All the shop has: the rest goes to the pool, where nobody can get at it. */
  shopHas(...cards: string[]): this {
    const rest = this.state.shop.filter((card) => !cards.includes(card));
    this.state.pool.push(...rest);
    this.state.shop = cards;
    return this;
  }

  /** Begins the quest that is due. */
  quest(options: { [option: string]: string } = {}): QuestInCampaign {
    this.expectDue('altar-quest');
    const settled = this.next?.options ?? {};
    const begun = altarQuestRules.setup({
      seats: this.seats,
      options: { ...options, ...settled },
      seed: this.nextSeed(),
      brings: altarQuestCampaign.brings(this.campaign, this.seats),
    });
    return this.play(new QuestInCampaign(this, begun));
  }

  /** Plays the quest that is due: it is won. */
  won(quest?: string, end?: QuestEnd): CampaignStage {
    return this.questOf(quest).won(end);
  }

  lost(quest?: string, end?: QuestEnd): CampaignStage {
    return this.questOf(quest).lost(end);
  }

  brokenOff(quest?: string, end?: QuestEnd): CampaignStage {
    return this.questOf(quest).brokenOff(end);
  }

  /** Begins what comes after the quest. */
  upkeep(): UpkeepInCampaign {
    this.expectDue(UPKEEP);
    const begun = upkeepRules.setup({
      seats: this.seats,
      options: {},
      seed: this.nextSeed(),
      brings: altarQuestCampaign.brings(this.campaign, this.seats),
    });
    return this.play(new UpkeepInCampaign(this, begun));
  }

  /** Nobody wants anything in the upkeep. */
  moveOn(): this {
    this.upkeep().settle();
    return this;
  }

  /** @param abandoned broken off by its players */
  after(match: Match<AltarQuestState> | Match<UpkeepState>, abandoned: boolean): this {
    const before = JSON.stringify(this.campaign);
    const after = altarQuestCampaign.after(this.campaign, { match, seats: this.seats, abandoned });
    assert.equal(JSON.stringify(this.campaign), before, 'a match has changed a saved campaign');
    this.campaign = JSON.parse(JSON.stringify(after));
    this.isPlaying = false;
    return this;
  }

  /** Checked with `assert`, so that it doesn't pass for an assertion of the test. */
  expectDone(): void {
    assert.isFalse(this.isPlaying, 'a match of the campaign is still being played');
  }

  /** An upkeep without a question is over as soon as it has begun. */
  private play<Playing extends QuestInCampaign | UpkeepInCampaign>(playing: Playing): Playing {
    this.isPlaying = playing.match.outcome === null;
    return playing;
  }

  private questOf(quest = this.next?.options.quest): QuestInCampaign {
    const due = this.next?.options.quest;
    if (due !== undefined) assert.equal(quest, due, 'another quest is due');
    return this.quest(quest === undefined ? {} : { quest });
  }

  private expectDue(gameId: string): void {
    assert.isFalse(this.isPlaying, 'a match of the campaign is still being played');
    assert.equal(this.next?.gameId, gameId);
  }

  private nextSeed(): string {
    this.seed += 1;
    return this.seed.toString(16).padStart(32, '0');
  }
}

/** A quest of a campaign. */
export class QuestInCampaign extends MatchInCampaign<AltarQuestState> {
  private readonly stage: CampaignStage;

  constructor(stage: CampaignStage, begun: ReturnType<typeof altarQuestRules.setup>) {
    super(altarQuestRules, begun, (match) => stage.after(match, false));
    this.stage = stage;
  }

  hero(id: string) {
    const hero = this.state.heroes.find((one) => one.id === id);
    if (!hero) throw new Error(`${id} is not in this quest.`);
    return hero;
  }

  /** Every card that a hero has in this quest. */
  cardsOf(id: string): string[] {
    const { area, hand, deck } = this.hero(id);
    return [...area, ...hand, ...deck.draw];
  }

  won(end: QuestEnd = {}): CampaignStage {
    const { seats } = this.match;
    return this.over(end, { winners: seats, reason: 'quest-won' });
  }

  lost(end: QuestEnd = {}): CampaignStage {
    return this.over(end, { winners: [], reason: 'hero-defeated' });
  }

  brokenOff(end: QuestEnd = {}): CampaignStage {
    return this.over(end, null);
  }

  private over(end: QuestEnd, outcome: Match['outcome']): CampaignStage {
    const match = structuredClone(this.match);
    const { state } = match;
    state.supply = end.supply ?? state.supply;
    state.round = end.rounds ?? state.round;
    state.removed = [...(state.removed ?? []), ...(end.removed ?? [])];
    for (const hero of state.heroes) {
      hero.damage = end.damage?.[hero.id] ?? 0;
      hero.armor = end.armor?.[hero.id] ?? 0;
      const found = end.found?.[hero.id];
      if (found !== undefined) hero.found = found;
    }
    for (const [card, quest] of Object.entries(end.tokens ?? {})) state.cards[card] = { quest };
    match.outcome = outcome;
    return this.stage.after(match, outcome === null);
  }
}

/** What comes between two quests. */
export class UpkeepInCampaign extends MatchInCampaign<UpkeepState> {
  private readonly stage: CampaignStage;

  constructor(stage: CampaignStage, begun: ReturnType<typeof upkeepRules.setup>) {
    super(upkeepRules, begun, (match) => stage.after(match, false));
    this.stage = stage;
  }

  get display(): string[] {
    return this.state.display;
  }

  get supply(): number {
    return this.state.supply;
  }

  /** Its players break it off. */
  brokenOff(): CampaignStage {
    return this.stage.after(structuredClone(this.match), true);
  }
}

/** @param begun two heroes and no story, unless it says otherwise */
export const campaign = (begun: Begun = {}): CampaignStage => new CampaignStage(begun);
