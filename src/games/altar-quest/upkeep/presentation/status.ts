import type { Texts } from '../../../../texts/texts.ts';
import { questTitle } from '../../presentation/campaign/record.ts';
import { namesIn } from '../../presentation/names.ts';
import { storyTitle } from '../../presentation/stories.ts';
import type { HeroId } from '../../rules/terms.ts';
import type { UpkeepView } from '../rules/view.ts';

const own = (texts: Texts, key: string, args?: { [name: string]: unknown }): string =>
  texts(`altar-quest-upkeep.${key}`, args);

/** "Camp after The Search · the shop" */
export const headline = (view: UpkeepView, texts: Texts): string =>
  own(texts, 'headline', {
    camp: campName(view, texts),
    place: own(texts, `place.${view.outcome ? 'over' : view.scene}`),
  });

/** "Camp after The Search"; the last pages of a story by its name. */
export function campName({ after, campaign }: UpkeepView, texts: Texts): string {
  if (after.due === 'epilogue') {
    return own(texts, 'camp.epilogue', { story: storyTitle(campaign.story ?? '', texts) });
  }
  const quest = questTitle(campaign, after.chapter, after.quest, texts);
  return own(texts, 'camp.after', { quest });
}

/** What is set aside, what has been gained so far, what comes next. */
export const statusLines = (view: UpkeepView, texts: Texts): string[] => [
  ...supplyLines(view, texts),
  ...gainedLine(view, texts),
  nextLine(view, texts),
];

/** Supply counts until it is discarded, and not at all if the story ends. */
const supplyLines = ({ supply, after, outcome, display }: UpkeepView, texts: Texts): string[] =>
  after.due === 'epilogue' || outcome
    ? []
    : [own(texts, 'status.supply', { supply, display: display.length })];

function gainedLine(view: UpkeepView, texts: Texts): string[] {
  const heroes = view.heroes.flatMap(({ id }) => {
    const words = gainedBy(view, id, texts);
    return words === null ? [] : [words];
  });
  return heroes.length === 0 ? [] : [own(texts, 'status.gained', { gained: heroes.join(' · ') })];
}

/** "Rowen: Cut Purse ★ and Felt Boots"; null for a hero who has got nothing yet. */
export function gainedBy({ gained }: UpkeepView, hero: HeroId, texts: Texts): string | null {
  const names = namesIn(texts);
  const cards = gained.filter((one) => one.hero === hero).map(({ card }) => names.card(card));
  if (cards.length === 0) return null;
  return own(texts, 'gained', { hero: names.hero(hero), cards: names.list(cards) });
}

/** What comes after the current scene. */
export function nextLine({ campaign, after, scene, outcome }: UpkeepView, texts: Texts): string {
  const { story, chapter, plan, due } = campaign;
  if (outcome && due === 'quest' && plan) {
    const quest = questTitle(campaign, chapter, plan.quest, texts);
    return own(texts, 'status.next.ready', { chapter, quest, told: String(story !== null) });
  }
  if (after.due === 'epilogue') return own(texts, 'status.next.end');
  if (due === 'abandoned') return own(texts, 'status.next.broken-off');
  if (story === null) return own(texts, `status.next.${scene}`);
  return own(texts, 'status.next.chapter', { chapter: after.chapter + 1 });
}
