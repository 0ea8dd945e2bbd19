import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../src/discord/commands/definitions.ts';
import { COMMANDS } from '../../src/discord/interactions/commands.ts';
import { helpMessage } from '../../src/discord/messages/private/help.ts';
import { games } from '../../src/games/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { controlOf, messageWith, stageForTests } from './stage.ts';

const ABOUT = 'counting.about';
const bot = botAndCountingTexts();
const own: Texts = Object.assign(
  (key: string, args?: Parameters<Texts>[1]) =>
    key === ABOUT ? 'Count together · 1 to 4 players' : bot(key, args),
  { locale: 'en', has: (key: string) => key === ABOUT || bot.has(key) },
);

const stage = stageForTests({ texts: own });

describe('somebody who has never played', () => {
  it('reads beside each game what it is, for how many, and how long a turn and a game take', () => {
    const definitions = commandDefinitions(COMMANDS, games, createLanguages(loadTexts()));
    const opening = definitions
      .find(({ name }) => name === 'game')
      ?.options?.find(({ name }) => name === 'new');
    const [choosing] = opening && 'options' in opening ? (opening.options ?? []) : [];
    const choices = choosing && 'choices' in choosing ? choosing.choices : [];
    expect(choices?.map(({ name }) => name)).toEqual([
      'Altar Quest · Beat a dungeon together · 1 to 4 players · 5-minute turns · an evening, or a week',
      'The Adventure Game · Race across a map · 1 to 4 players · 3-minute turns · an evening, or 2 weeks',
      'Altar · Outdo rival gods at cards · 2 to 5 players · 2-minute turns · an hour, or a week',
    ]);
  });

  it('is told in /help what this is, the one tap to begin with, what a turn is and where to look', () => {
    const [panel] = helpMessage('', { games, commands: [] }, loadTexts()).components;
    const [overview, playing] = panel && 'components' in panel ? panel.components : [];
    expect(overview && 'content' in overview && overview.content.split('\n')).toEqual([
      '## How to play',
      'I run tabletop games right here in Discord. I know the rules, so you don’t have to.',
      '**Start with one tap**: press a game below. I post its table in this channel. There, press **First game**, then **Start**. That works even if you’re alone: companions fill the free seats.',
      '**Your turn**: I mention you in the game’s thread. Press **Act** there. Only you see the panel that opens. It shows everything you can do, and most choices say how likely they are to work. End your turn, and I call the next player.',
      '**Not sure?** **Advise** in your panel says what a companion would do. **Undo** takes a choice back until something new is revealed.',
      '**Where to look**: the thread shows the board and tells the story. `/goal` says how to win, `/status` whose turn it is, `/mine` lists your games.',
      '**No hurry**: most tables give you a day for each turn. Away for longer? `/seat away` lets a companion play for you.',
      'The menu below explains each game and command.',
    ]);
    const buttons = playing && 'components' in playing ? playing.components : [];
    expect(buttons.map((each) => 'label' in each && each.label)).toEqual([
      'Play Altar Quest',
      'Play The Adventure Game',
      'Play Altar',
    ]);
  });

  it('opens a table with one tap in /help, and its card says what the game is', async () => {
    const { discord, ann, channel } = stage;
    const help = await (await discord.command(ann, channel, 'help', {})).reply();
    await discord.press(ann, help.id, controlOf(help, 'Play Counting'));
    const card = await messageWith(stage, channel, '**Seats**');
    expect(card.text.split('\n').slice(0, 2)).toEqual([
      '## Counting',
      '-# Count together · 1 to 4 players',
    ]);
    expect(stage.complaints).toEqual([]);
  });
});
