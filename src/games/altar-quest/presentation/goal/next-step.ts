import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { questNumbers } from '../quest.ts';
import { advisedStep } from './advised-step.ts';

/** Something sensible for the viewer's next hero to do; null if there is nothing to advise. */
export function nextStep(view: AltarQuestView, texts: Texts): string | null {
  const hero = nextHero(view);
  if (!hero || view.outcome || hero.at === '') return null;
  const step = advisedStep(view, hero);
  const names = namesIn(texts);
  const { quest } = step;
  const own = `altar-quest.goal.${view.quest.rules}.next`;
  const key = step.step === 'finish' ? own : `altar-quest.goal.next.${step.step}`;
  return texts(key, {
    ...questNumbers(view),
    hero: names.hero(hero.id),
    enemy: step.enemy === undefined ? '' : names.figure(step.enemy),
    card: quest === undefined ? '' : names.card(quest.card),
    room: quest?.room ? names.room(quest.room) : 'none',
    space: step.space ?? '',
    spaces: step.spaces ?? 0,
  });
}

/** The viewer's acting hero, else one who has not acted yet, else the first. */
function nextHero(view: AltarQuestView): HeroView | undefined {
  const own = view.heroes.filter(({ seat }) => seat === view.viewer);
  return own.find(({ id }) => id === view.active) ?? own.find(({ acted }) => !acted) ?? own[0];
}
