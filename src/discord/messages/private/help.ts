import type { Game } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { mergeVerbs, verbName } from '../../commands/verbs.ts';
import { button, type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, row, rows, text } from '../../components/layout.ts';
import { asPage, pageOf, withTurns } from '../../components/pages.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import { glossaryButtons } from './glossary.ts';

/** What can be explained: games, and the bot's own commands by their keys in the catalogue. */
export interface Explained {
  games: readonly Game[];
  commands: readonly string[];
}

/** Something that `/help` can explain: a game, a command, or a verb. */
export interface HelpTopic {
  id: string;
  name: string;
  summary: string;
  body: string;
}

/** Everything that can be explained, games first. */
export function helpTopics({ games, commands }: Explained, texts: Texts): HelpTopic[] {
  return [
    ...games.map((game) => gameTopic(game, texts)),
    ...commands.map((command) => {
      const summary = texts(`bot.command.${command}.description`);
      return {
        id: command,
        name: `/${texts(`bot.command.${command}.name`)}`,
        summary,
        body: texts.has(`bot.help.command.${command}`)
          ? texts(`bot.help.command.${command}`)
          : summary,
      };
    }),
    ...mergeVerbs(games).map(({ verb, games: knowing }) => ({
      id: verb,
      name: `/${verbName({ verb, games: knowing }, texts)}`,
      summary: texts(`${knowing[0]}.verb.${verb}.description`),
      body: knowing.map((game) => verbHelp(game, verb, texts)).join('\n\n'),
    })),
  ];
}

function gameTopic({ rules, presentation }: Game, texts: Texts): HelpTopic {
  const name = texts(`${rules.id}.name`);
  const about = texts.has(`${rules.id}.about`) ? texts(`${rules.id}.about`) : name;
  const help = texts.has(`${rules.id}.help`) ? texts(`${rules.id}.help`) : about;
  const verbs = presentation.verbs.map(
    ({ verb }) =>
      `- \`/${verbName({ verb, games: [rules.id] }, texts)}\` ${texts(`${rules.id}.verb.${verb}.description`)}`,
  );
  return { id: rules.id, name, summary: about, body: [help, ...verbs].join('\n') };
}

function verbHelp(game: string, verb: string, texts: Texts): string {
  const key = `${game}.verb.${verb}.help`;
  return texts(`bot.help.verb`, {
    game: texts(`${game}.name`),
    help: texts(texts.has(key) ? key : `${game}.verb.${verb}.description`),
  });
}

/**
 * The overview with a button that opens a table for each game, or one topic in the words of the games; with a
 * menu of the others.
 * @param topic a topic's id, or the value of a menu entry that turns the menu's page
 */
export function helpMessage(topic: string, explained: Explained, texts: Texts): OutgoingMessage {
  const { games } = explained;
  const topics = helpTopics(explained, texts);
  const shown = topics.find(({ id }) => id === topic);
  const choices = topics.map(
    ({ id, name, summary }): MenuChoice => ({ label: name, value: id, description: summary }),
  );
  const about = games.map(({ rules }) => rules.id).filter((id) => !shown || id === shown.id);
  const buttons = shown ? glossaryButtons(about, texts) : about.map(playButton);
  const page = withTurns(pageOf(choices, asPage(topic) ?? 0), {
    earlier: texts('bot.panel.earlier'),
    more: texts('bot.panel.more'),
  });
  function playButton(game: string) {
    const label = texts('bot.button.play-game', { game: texts(`${game}.name`) });
    return button(label, encodeAddress('new-game', { game }), { style: 'success' });
  }
  return {
    components: [
      container(ACCENTS.panel, [
        text(shown ? `## ${shown.name}\n${shown.body}` : texts('bot.help.overview')),
        ...rows(buttons.slice(0, LIMITS.buttonsInRow)),
        row([select(encodeAddress('help', { topic: 'menu' }), texts('bot.help.choose'), page)]),
      ]),
    ],
  };
}
