import { Locale } from 'discord.js';
import { expect, test } from 'vitest';
import { spokenOn } from '../../src/discord/spoken.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';

test('which language a server speaks is remembered where this process serves it, and asked for elsewhere', async () => {
  const asked: string[] = [];
  const asking = (how: string) => async (guildId: string) => {
    asked.push(`${how} ${guildId}`);
    return { ok: true as const, settings: {} };
  };
  const speaking = {
    client: { guilds: { cache: new Map([['here', { preferredLocale: Locale.French }]]) } },
    languages: loadLanguages(),
    table: {
      settings: asking('anew'),
      rememberedSettings: asking('remembered'),
      notifications: async () => ({ ok: false as const, refusal: 'store-unavailable' as const }),
    },
  };
  await spokenOn(speaking, 'here');
  await spokenOn(speaking, 'elsewhere');
  expect(asked).toEqual(['remembered here', 'anew elsewhere']);
});
