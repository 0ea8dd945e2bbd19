import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Address } from '../../src/discord/address.ts';
import { isChoosing, type Way, waysIn } from '../../src/drivers/players/ways.ts';
import { below, pick, type RandomState, shuffle } from '../../src/kernel/random.ts';
import {
  type LocalDiscord,
  type LocalUser,
  type Outcome,
  PersonError,
} from '../../src/local/index.ts';
import { TYPED_ANYWAY, typable, valuesFor } from './typing.ts';

export interface Exploring {
  discord: LocalDiscord;
  random: RandomState;
  /** Told of every answer, and who got it. */
  answered(outcome: Outcome, by: LocalUser): void;
  /** Resolves when the bot has done everything that follows. */
  settle(): Promise<void>;
}

/** Where people are, and what is played there: the same button may lead to other words in another game. */
export interface Place {
  channelId: string;
  game: string;
}

/** Something that somebody can do; `kind` is the same for what leads to the same kind of answer. */
interface Deed {
  kind: string;
  act(): Promise<Outcome>;
}

/** Messages at the end of a channel that people look at. */
const IN_SIGHT = 16;
/** What ends a table, a seat or what is kept of somebody waits until other things were done this often. */
const LAST =
  /^(?:end|ended|left|leave|forget|reset)\b|^(?:game|campaign|seat|admin) (?:end|leave)$/;
const LATER = 4;
/** What would change in which language people are spoken to. */
const OF_LANGUAGES = /^(?:language|setup locale)$/;

/** People who do what has been done least, rightly or wrongly, and go on with the game in between. */
export function createExplorer({ discord, random, answered, settle }: Exploring) {
  /** How often each kind of deed was done, by game. */
  const done = new Map<string, number>();
  const forms = new Map<string, APIModalInteractionResponseCallbackData>();

  function deedsOf(by: LocalUser, { channelId }: Place): Deed[] {
    const ways = discord.messages(channelId, by.id).slice(-IN_SIGHT).flatMap(waysIn);
    const form = forms.get(by.id);
    return [
      ...(form ? [submission(by, form)] : []),
      ...ways.map((way) => press(by, way)).filter(({ kind }) => !OF_LANGUAGES.test(kind)),
      ...typable(discord).map((command) => ({
        kind: command.words,
        act: async () => {
          const suggested = (outcome: Outcome) => answered(outcome, by);
          const values = await valuesFor({ discord, random, by, channelId, suggested }, command);
          return discord.command(by.id, channelId, command.words, values);
        },
      })),
    ];
  }

  const press = (by: LocalUser, way: Way): Deed => ({
    kind: kindOf(way),
    act: () =>
      way.control.kind === 'button'
        ? discord.press(by.id, way.message.id, way.customId)
        : discord.select(by.id, way.message.id, way.customId, marked(way)),
  });

  /** Some of what a menu offers; one of people, roles or channels offers all there are of them. */
  function marked({ control: { options, minValues, maxValues } }: Way): string[] {
    const { users, roles, channels } = discord;
    const offered =
      options.length > 0
        ? options.map(({ value }) => value)
        : [users, roles, channels].flatMap((all) => all.map(({ id }) => id));
    const most = Math.min(maxValues, offered.length);
    const many = minValues + below(random, most - minValues + 1);
    return shuffle(random, offered).slice(0, many);
  }

  function submission(by: LocalUser, form: APIModalInteractionResponseCallbackData): Deed {
    return {
      kind: `submits ${form.custom_id.split(':')[0]}`,
      act: () => {
        forms.delete(by.id);
        const typed = fieldsOf(form).map((id) => [id, pick(random, TYPED_ANYWAY)]);
        return discord.submitModal(by.id, form.custom_id, Object.fromEntries(typed));
      },
    };
  }

  async function carryOut(by: LocalUser, { game }: Place, { kind, act }: Deed): Promise<void> {
    const key = `${game} ${kind}`;
    done.set(key, (done.get(key) ?? 0) + 1);
    try {
      const outcome = await act();
      answered(outcome, by);
      if (outcome.modal) forms.set(by.id, outcome.modal);
      await settle();
    } catch (error) {
      // Discord's own client wouldn't have let them do it.
      if (!(error instanceof PersonError)) throw error;
    }
  }

  const times = ({ game }: Place, { kind }: Deed): number =>
    (done.get(`${game} ${kind}`) ?? 0) + (LAST.test(kind) ? LATER : 0);

  return {
    done: done as ReadonlyMap<string, number>,
    /** Somebody does something: every third time a choice in a game if they have one, else what was done least. */
    async act(place: Place): Promise<void> {
      const by = pick(random, discord.users);
      const deeds = deedsOf(by, place);
      const choices = deeds.filter(({ kind }) => kind.startsWith(CHOOSES));
      const least = Math.min(...deeds.map((deed) => times(place, deed)));
      const rare = deeds.filter((deed) => times(place, deed) === least);
      const goesOn = choices.length > 0 && below(random, 3) === 0;
      await carryOut(by, place, pick(random, goesOn ? choices : rare));
    },
  };
}

/** The ids of a form's fields. */
function fieldsOf({ components }: APIModalInteractionResponseCallbackData): string[] {
  const fields: string[] = [];
  JSON.stringify(components, (name, value) => {
    if (name === 'custom_id') fields.push(String(value));
    return value;
  });
  return fields;
}

const CHOOSES = 'chooses ';

/** Parts of an address that say what is done, not to which of many. */
const WHAT: ReadonlySet<string> = new Set([
  ...['part', 'does', 'setting', 'of', 'topic', 'wants', 'wanted', 'in', 'is', 'sure'],
  ...['standing', 'picture'],
]);

function kindOf(way: Way): string {
  const { verb, ...parts }: Address & { [part: string]: string } = way.address;
  const said = Object.entries(parts).flatMap(([name, part]) =>
    WHAT.has(name) ? [part.split(/[ :/]/)[0]] : [],
  );
  return `${isChoosing(way) ? CHOOSES : ''}${[verb, ...said].join(' ')}`;
}
