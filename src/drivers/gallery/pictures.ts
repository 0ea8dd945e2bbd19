import type { RoundSeen } from '../../kernel/animation.ts';
import type { Campaign } from '../../kernel/campaign.ts';
import { isPublic } from '../../kernel/decision.ts';
import { drawAt } from '../../kernel/draw-at.ts';
import type { GameEvent } from '../../kernel/event.ts';
import type { Game, Picture } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { Occasion } from '../../kernel/occasion.ts';
import type { PicturePlace } from '../../kernel/pictures.ts';
import type { Texts } from '../../texts/texts.ts';
import { playCampaign } from '../campaigns/play-campaign.ts';
import { seatsFor } from '../seats.ts';
import { type Moment, momentsOf } from './moments.ts';

/** A picture, and what kind of its game it is an example of. */
export interface Example {
  kind: string;
  picture: Picture;
}

const PLACES: readonly PicturePlace[] = ['round', 'hand', 'ending'];
const LOOK: readonly PicturePlace[] = ['look'];
/** Somebody with so many options has somewhere to go, and looks around. */
const MUCH_TO_DO = 8;
/** How far a game has come where its pictures are worth looking at: 0 to 1. */
const WORTH_SEEING = 0.6;
/** How many matches of a campaign have been played in its picture. */
const MATCHES = 5;
/** Who plays. */
export const NAMES = ['Ann', 'Bo', 'Cleo', 'Dmitri', 'Eve'];
/** From when to when. */
const WHEN = { startedAt: '2026-11-12T18:00:00Z', endedAt: '2026-11-29T20:10:00Z' };

/** One picture of each kind that a game can draw: of a match, a blow, a character, a card, a campaign. */
export async function picturesOf(game: Game, seed: number, texts: Texts): Promise<Example[]> {
  const { presentation, rules } = game;
  const played = momentsOf(game, seed);
  const moments = mostWorthSeeing(played);
  const examples: Example[] = [];
  const add = (kind: string, picture: Picture | null | undefined) => {
    if (picture) examples.push({ kind, picture });
  };
  const drawn = new Set<string>();
  const drawAll = async ({ match, events }: Moment, places: readonly PicturePlace[]) => {
    const [asked] = match.open;
    const view = rules.view(match, asked?.seats[0] ?? 'table');
    const choices = places.map((place) =>
      presentation.pictureAt(view, place, asked?.about ?? null),
    );
    if (places !== LOOK) choices.push(...presentation.pictures(view, texts));
    for (const choice of choices) {
      if (!choice || drawn.has(choice.kind)) continue;
      const occasion = occasionOf(match, events, null);
      const picture = await presentation.picture(view, choice, texts, 'full', occasion);
      if (picture) drawn.add(choice.kind);
      add(choice.kind, picture);
    }
  };
  const free = moments.filter(
    ({ match: { open } }) => (open[0]?.options.length ?? 0) >= MUCH_TO_DO,
  );
  for (const moment of free) await drawAll(moment, LOOK);
  for (const moment of moments) await drawAll(moment, PLACES);
  add('blow', await blowOf(game, moments, texts));
  for (const { kind, picture } of await votesOf(game, moments, texts)) add(kind, picture);
  add('animation', await presentation.animation?.(roundWorthSeeing(game, played), texts));
  const [character] = rules.lobby.characters.offers;
  if (character) add('portrait', await presentation.portrait(character.id, texts));
  const [card] = presentation.cards(texts);
  if (card) add('card', await presentation.cardPicture?.(card.id, texts));
  const campaign = campaignOf(game, seed);
  if (campaign) {
    const { match, after } = campaign;
    add('campaign', await presentation.campaign?.picture(after, texts));
    const occasion = occasionOf(match, [], after);
    const view = rules.view(match, 'table');
    add('chapter', await drawAt(presentation, view, 'ending', null, texts, occasion));
  }
  return examples;
}

const occasionOf = (
  { seats }: Match,
  told: readonly GameEvent[],
  campaign: Campaign | null,
): Occasion => ({
  ...WHEN,
  players: Object.fromEntries(seats.map((seat, index) => [seat, NAMES[index] ?? seat])),
  told,
  campaign,
});

/** The moments of a game, the nearest to the one worth seeing first. */
function mostWorthSeeing(moments: readonly Moment[]): Moment[] {
  const best = moments.length * WORTH_SEEING;
  const away = (moment: Moment) => Math.abs(moments.indexOf(moment) - best);
  return moments
    .map((moment) => ({ moment, away: away(moment) }))
    .sort((one, other) => one.away - other.away)
    .map(({ moment }) => moment);
}

async function blowOf(
  { presentation: { blow } }: Game,
  moments: readonly Moment[],
  texts: Texts,
): Promise<Picture | null> {
  for (const { events } of moments) {
    const told = blow?.of(events);
    if (blow && told) return blow.picture(told, texts);
  }
  return null;
}

/** What votes may look like, on a board and on cards, if there are any: those that most are asked. */
async function votesOf(
  { rules, presentation: { ballots } }: Game,
  moments: readonly Moment[],
  texts: Texts,
): Promise<Example[]> {
  const asked = moments.flatMap(({ match }) => match.open.map((decision) => ({ match, decision })));
  const found = new Map<string, Example>();
  for (const { match, decision } of asked.sort(
    (one, other) => other.decision.seats.length - one.decision.seats.length,
  )) {
    const view = rules.view(match, 'table');
    const marks = isPublic(decision) ? ballots?.marks(view, decision) : null;
    if (!ballots || !marks) continue;
    const marked = decision.options.filter(({ id }) => marks[id] !== undefined);
    const areCards = marked.length > 0 && marked.every(({ args }) => args?.card !== undefined);
    const kind = areCards ? 'vote-on-cards' : 'vote';
    if (found.has(kind)) continue;
    const picture = await ballots.picture(view, decision, texts);
    if (picture) found.set(kind, { kind, picture });
  }
  return [...found.values()];
}

/** The round in which that moment is, as everyone saw it. */
function roundWorthSeeing({ rules, presentation }: Game, played: readonly Moment[]): RoundSeen {
  const seen = played.map(({ match, since }) => ({
    events: since,
    view: rules.view(match, 'table'),
  }));
  const roundAt = (index: number) => presentation.round(seen[index]?.view);
  const round = roundAt(Math.floor(played.length * WORTH_SEEING));
  const first = seen.findIndex((_, index) => roundAt(index) === round);
  const after = seen.findIndex((_, index) => index > first && roundAt(index) !== round);
  const steps = seen.slice(first + 1, after < 0 ? undefined : after + 1);
  return { before: seen[first]?.view, steps };
}

/**
 * A campaign in its middle, played by rules of thumb, and the latest match of its own game; null for a game
 * without campaigns.
 */
function campaignOf(game: Game, seed: number): { match: Match; after: Campaign } | null {
  if (!game.rules.campaign) return null;
  const seats = seatsFor(game.rules.lobby, 2, 3);
  const policies = Object.fromEntries(seats.map(({ seat }) => [seat, 'steady' as const]));
  const players = { policies, playouts: undefined };
  const played = { seats, options: {}, seed, number: 0, players, restart: false };
  let last: { match: Match; after: Campaign } | null = null;
  let matches = 0;
  for (const { gameId, match, after } of playCampaign(game, played)) {
    if (gameId === game.rules.id) last = { match, after: structuredClone(after) };
    matches += 1;
    if (matches === MATCHES) break;
  }
  return last;
}
