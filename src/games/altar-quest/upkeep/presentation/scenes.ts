import type { CardFace } from '../../../../picture/card-face.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import { faceOf } from '../../picture/cards/face.ts';
import { deckName } from '../../presentation/campaign/decks.ts';
import { nextQuest } from '../../presentation/campaign/next-quest.ts';
import { questTitle } from '../../presentation/campaign/record.ts';
import { stationsOf } from '../../presentation/campaign/stations.ts';
import { namesIn } from '../../presentation/names.ts';
import { endingWords, storyTitle, storyWords } from '../../presentation/stories.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import { upgradesOf } from '../../rules/queries/upgrades.ts';
import type { UpkeepScene } from '../picture/scene.ts';
import type { UpkeepView } from '../rules/view.ts';
import { offeredLine } from './cards.ts';
import { gainedBy, headline, statusLines } from './status.ts';

/** What the picture of the current scene shows. */
export function sceneOf(view: UpkeepView, texts: Texts): UpkeepScene {
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-upkeep.picture.${key}`, args);
  const heading = { title: own(`title.${view.scene}`), line: lineOf(view, texts) };
  const heroes = view.heroes.map(({ id }) => ({ id, name: namesIn(texts).hero(id) }));
  switch (view.scene) {
    case 'camp':
      return {
        ...heading,
        scene: 'camp',
        heroes,
        mood: moodOf(view),
        supply: view.after.due === 'epilogue' ? null : own('supply', { supply: view.supply }),
      };
    case 'shop':
      return {
        ...heading,
        scene: 'shop',
        supply: own('supply', { supply: view.supply }),
        cards: view.display.map((card) => faceOf(definition(card), texts)),
        empty: own('empty'),
        heroes: view.heroes.map(({ id }) => ({
          id,
          line: gainedBy(view, id, texts) ?? own('nothing-yet', { hero: namesIn(texts).hero(id) }),
        })),
      };
    case 'training':
      return {
        ...heading,
        scene: 'training',
        supply: own('supply', { supply: view.supply }),
        heroes: heroes.map((hero) => ({ ...hero, ...upgradesIn(view, hero.id, texts) })),
      };
    case 'story':
      return {
        ...heading,
        ...chapterIn(view, texts),
        scene: 'story',
        quest: view.after.due === 'epilogue' ? null : view.after.quest,
        card: revealedIn(view, texts),
        heroes,
      };
    case 'road':
      return {
        ...heading,
        scene: 'road',
        stations: stationsOf(view.campaign, texts),
        heroes: Object.keys(view.campaign.heroes),
        next: nextIn(view, texts),
        enemies: own('enemies', { count: view.campaign.journal.enemyUpgrades.length }),
        cards: view.campaign.journal.enemyUpgrades.map((card) => faceOf(definition(card), texts)),
      };
  }
}

/** The picture in words: the heading, then everything that it shows. */
export function sceneWords(view: UpkeepView, texts: Texts): string[] {
  const { campaign, scene, display } = view;
  const shown = {
    camp: () => [],
    shop: () => display.map((card) => offeredLine(card, texts)),
    training: () =>
      view.heroes.map(({ id }) => {
        const { learned } = upgradesIn(view, id, texts);
        const hero = namesIn(texts).hero(id);
        return texts('altar-quest-upkeep.picture.learned', { hero, learned });
      }),
    story: () => {
      const card = revealedIn(view, texts);
      const { chapter, line } = { line: '', ...chapterIn(view, texts) };
      const read = card && { card: card.name, text: card.flavour ?? card.line };
      return [
        ...[line, chapter].filter((one) => one !== ''),
        ...(read ? [texts('altar-quest-upkeep.picture.read', read)] : []),
      ];
    },
    road: () => [
      ...stationsOf(campaign, texts).map(({ words }) => words),
      ...campaign.journal.enemyUpgrades.map((card) => offeredLine(card, texts)),
    ],
  }[scene]();
  return [headline(view, texts), ...statusLines(view, texts), ...shown].map((line) =>
    withoutMarks(line),
  );
}

/** How the quest before the camp ended. */
const moodOf = ({ campaign, after }: UpkeepView): 'won' | 'lost' | 'broken-off' => {
  if (after.due === 'abandoned') return 'broken-off';
  return campaign.last?.won ? 'won' : 'lost';
};

function lineOf(view: UpkeepView, texts: Texts): string {
  const { after, campaign } = view;
  if (after.due === 'epilogue') return storyTitle(campaign.story ?? '', texts);
  const quest = questTitle(campaign, after.chapter, after.quest, texts);
  return texts('altar-quest-upkeep.picture.after', { quest, mood: moodOf(view) });
}

function upgradesIn({ campaign }: UpkeepView, hero: string, texts: Texts) {
  const earned = campaign.heroes[hero]?.upgrades ?? [];
  const upgrades = upgradesOf(hero);
  return {
    learned: earned.length,
    count: texts('altar-quest-upkeep.picture.count', {
      learned: earned.length,
      all: upgrades.length,
    }),
    upgrades: [...earned, ...upgrades.filter((card) => !earned.includes(card))].map((card) => ({
      face: faceOf(definition(card), texts),
      isEarned: earned.includes(card),
    })),
  };
}

/** The story's name is at the top; its chapter's title is in the middle. */
function chapterIn(view: UpkeepView, texts: Texts) {
  const { campaign, after } = view;
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-upkeep.picture.${key}`, args);
  const { story } = campaign;
  if (story === null) return { chapter: deckName('quest', after.quest, texts) };
  const { story: title, title: chapter } = storyWords(story, after.chapter, texts);
  return after.due === 'epilogue'
    ? { title, line: own('epilogue'), chapter: endIn(campaign, texts) ?? own('end') }
    : { title, line: own('chapter', { chapter: after.chapter, mood: moodOf(view) }), chapter };
}

/** The title of the story's ending, once it is told. */
const endIn = ({ ending, story }: CampaignState, texts: Texts): string | null =>
  ending && story !== null ? endingWords(story, ending.reason, texts).title : null;

/** The story card that was revealed last, with what was read. */
function revealedIn({ revealed }: UpkeepView, texts: Texts): CardFace | null {
  if (revealed === null) return null;
  const card = definition(revealed);
  const { narrative, flavour } = cardText(card, texts);
  const face = faceOf(card, texts);
  const read = narrative ?? flavour;
  const name = texts('altar-quest-upkeep.picture.story-card', {
    number: card.number ?? 0,
    card: face.name,
  });
  return { ...face, name, ...(read === undefined ? {} : { flavour: withoutMarks(read) }) };
}

/** The next quest, once it is known. */
function nextIn({ campaign }: UpkeepView, texts: Texts): { title: string; line: string } | null {
  const plan = nextQuest(campaign);
  if (!plan) return null;
  return {
    title: deckName('quest', plan.quest, texts),
    line: texts('altar-quest-upkeep.picture.against', {
      villain: deckName('villain', plan.villain, texts),
      threat: deckName('threat', plan.threat, texts),
    }),
  };
}

/** Pictures and their words have no Markdown and no emoji. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/[*_]/g, '').replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '');
