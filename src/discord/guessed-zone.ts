import { Locale } from 'discord-api-types/v10';

/**
 * Where most people live who use Discord in a language; null if it tells nothing: English (US) is its default
 * for everyone who has not chosen.
 */
const ZONES: Record<Locale, string | null> = {
  [Locale.Indonesian]: 'Asia/Jakarta',
  [Locale.EnglishUS]: null,
  [Locale.EnglishGB]: 'Europe/London',
  [Locale.Bulgarian]: 'Europe/Sofia',
  [Locale.ChineseCN]: 'Asia/Shanghai',
  [Locale.ChineseTW]: 'Asia/Taipei',
  [Locale.Croatian]: 'Europe/Zagreb',
  [Locale.Czech]: 'Europe/Prague',
  [Locale.Danish]: 'Europe/Copenhagen',
  [Locale.Dutch]: 'Europe/Amsterdam',
  [Locale.Finnish]: 'Europe/Helsinki',
  [Locale.French]: 'Europe/Paris',
  [Locale.German]: 'Europe/Berlin',
  [Locale.Greek]: 'Europe/Athens',
  [Locale.Hindi]: 'Asia/Kolkata',
  [Locale.Hungarian]: 'Europe/Budapest',
  [Locale.Italian]: 'Europe/Rome',
  [Locale.Japanese]: 'Asia/Tokyo',
  [Locale.Korean]: 'Asia/Seoul',
  [Locale.Lithuanian]: 'Europe/Vilnius',
  [Locale.Norwegian]: 'Europe/Oslo',
  [Locale.Polish]: 'Europe/Warsaw',
  [Locale.PortugueseBR]: 'America/Sao_Paulo',
  [Locale.Romanian]: 'Europe/Bucharest',
  [Locale.Russian]: 'Europe/Moscow',
  [Locale.SpanishES]: 'Europe/Madrid',
  [Locale.SpanishLATAM]: 'America/Bogota',
  [Locale.Swedish]: 'Europe/Stockholm',
  [Locale.Thai]: 'Asia/Bangkok',
  [Locale.Turkish]: 'Europe/Istanbul',
  [Locale.Ukrainian]: 'Europe/Kiev',
  [Locale.Vietnamese]: 'Asia/Ho_Chi_Minh',
};

/** Most speakers of English (US), if nothing else is known. */
const ENGLISH = 'America/New_York';

/** Where somebody lives, guessed from their Discord language; null if it tells nothing. */
export const guessedZone = (locale: string): string | null => ZONES[locale as Locale] ?? null;

/** Where a server's people live: guessed from its language, else from the language of somebody there. */
export const guessedServerZone = (guildLocale: string | null, locale: string): string =>
  guessedZone(guildLocale ?? '') ?? guessedZone(locale) ?? ENGLISH;
