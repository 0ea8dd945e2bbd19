import { readConfiguration } from '../../src/configuration.ts';
import { createLog } from '../../src/log.ts';
import { serve } from '../../src/serve.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingCampaign } from './counting-campaign.ts';
import { botAndCountingTexts } from './counting-texts.ts';

/**
 * The bot with only the counting game and its campaigns, as its own process. What it has reserved when killed
 * is free after two seconds, so that it doesn't take long to see that nothing is posted twice.
 */
const configuration = readConfiguration(process.env);
const languages = createLanguages(botAndCountingTexts());
const library = {
  games: [countingCampaign()],
  languages,
  thinking: null,
  rendering: null,
  packs: null,
  reading: null,
  publishing: { leaseFor: 2_000, sweepEvery: 1_000 },
};
const serving = serve(configuration, createLog(configuration), library);
// As with the bot itself, it may be asked to stop before everything has started: people choose as soon as it is
// there.
process.on('SIGTERM', () => void serving.then((service) => service.stop()));
await serving;
