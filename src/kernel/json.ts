/** What a saved match may hold: values that survive `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type JsonObject = { [key: string]: Json | undefined };
