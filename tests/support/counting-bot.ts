import { readConfiguration } from '../../src/configuration.ts';
import { createLog } from '../../src/log.ts';
import { serve } from '../../src/serve.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingGame } from './counting-game.ts';
import { botAndCountingTexts } from './counting-texts.ts';

/** The bot with nothing but the counting game, as a process of its own. */
const configuration = readConfiguration(process.env);
const languages = createLanguages(botAndCountingTexts());
const library = { games: [countingGame()], languages, thinking: null, rendering: null };
const service = await serve(configuration, createLog(configuration), library);
process.on('SIGTERM', () => void service.stop());
