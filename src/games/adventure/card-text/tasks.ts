import type { Texts } from '../../../texts/texts.ts';
import type { QuestDefinition, Task } from '../rules/cards/definition.ts';
import { boardEncounter } from '../rules/cards/library.ts';
import { listed } from '../rules/language/describe-condition.ts';
import { wordsIn } from '../rules/language/registry.ts';
import { allMaps } from '../rules/map/library.ts';
import type { DefinitionId, SpaceId, Trait } from '../rules/terms.ts';
import { effectText } from './effects.ts';

export const spaceText = (space: SpaceId, texts: Texts): string =>
  texts(`adventure-map.${space}.name`);

/** What a task asks for: a sentence. */
export function taskText(task: Task, texts: Texts): string {
  const text = (args: { [name: string]: string | number }): string =>
    texts(`adventure-quests.task.${task.task}`, args);
  switch (task.task) {
    case 'travel':
      return text({ space: spaceText(task.to, texts) });
    case 'collect':
      return text({ count: task.at.length, spaces: spacesText(task.at, texts, 'and') });
    case 'defeat': {
      const { count, trait, color = 'none', at } = task;
      return text({
        creatures: creaturesText(trait, count, texts),
        color,
        spaces: at ? spacesText(at, texts, 'or') : 'none',
      });
    }
    case 'overlord':
      return text({
        price: String(boardEncounter(task.encounter).foe === null),
        name: texts(`adventure-cards.${task.encounter}.name`),
        space: encounterPlace(task.encounter, texts),
      });
    case 'wound':
      return text({ amount: task.amount });
    case 'rout':
    case 'meet':
      return text({ affiliation: task.affiliation ?? 'none' });
    case 'resource':
      return text({
        resource: texts(`adventure-quests.resource.${task.resource}`),
        count: task.count,
      });
    case 'discover':
      return text({ count: task.count });
    case 'deliver':
      return text({
        slot: task.slot ?? 'any',
        color: task.color,
        space: spaceText(task.to, texts),
      });
    case 'equip':
      return text({ slot: task.slot, color: task.color });
  }
}

/** "2 beasts"; "an encounter" if any will do. */
export const creaturesText = (trait: Trait | undefined, count: number, texts: Texts): string =>
  texts('adventure-quests.creatures', {
    count,
    creature: texts(`adventure-effects.creature.${trait ?? 'any'}`),
  });

const spacesText = (spaces: readonly SpaceId[], texts: Texts, by: 'and' | 'or'): string =>
  listed(
    spaces.map((space) => spaceText(space, texts)),
    wordsIn(texts, 'character'),
    by,
  );

/** Where the board has this encounter. */
function encounterPlace(encounter: DefinitionId, texts: Texts): string {
  const space = allMaps()
    .flatMap(({ spaces }) => spaces)
    .find((one) => one.encounter === encounter);
  return space ? spaceText(space.id, texts) : 'none';
}

/** What a quest gives besides its valor: "Reward: Gain a level. Draw 1 card."; null for nothing. */
export function rewardText({ level, reward }: QuestDefinition, texts: Texts): string | null {
  const sentences = [
    ...(level ? [texts('adventure-quests.level')] : []),
    ...(reward ? [effectText(reward, texts)] : []),
  ];
  if (sentences.length === 0) return null;
  return texts('adventure-quests.reward', { text: sentences.join(' ') });
}
