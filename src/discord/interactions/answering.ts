import { text } from '../components/layout.ts';
import type { BotContext } from '../context.ts';
import { means } from '../error-meanings.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { withoutLargeFiles } from '../messages/uploads.ts';
import type { Anchor } from '../private-messages.ts';
import { firstAnswer } from './first-answer.ts';
import { type Answered, onScreen } from './on-screen.ts';
import {
  deferReply,
  deferUpdate,
  deleteReply,
  editReply,
  followUp,
  followUpPublicly,
  reply,
  update,
} from './replies.ts';

/**
 * Where private words go:
 * - `used`: in the private message that was used.
 * - `reply`: in a reply of its own, which Discord shows as pending until it is there.
 * - `besides`: nowhere yet. A public message was used, which stays unchanged.
 */
export type AnswerPlace = 'used' | 'reply' | 'besides';

/** The ways to answer an interaction. None sends anything more once Discord has said that it is too late. */
export interface Ways {
  /** Acknowledges it, if no answer has done so. */
  acknowledged(): Promise<void>;
  /**
   * Shows a private message: in place of the one that was used, or a new one if there is none or something has
   * been posted below it since. The person pressing finds what comes next at the end.
   */
  show(message: OutgoingMessage): Promise<void>;
  /** Says that it is done, if the person would otherwise be left without any answer; this message doesn't move. */
  done(message: OutgoingMessage): Promise<void>;
  /** Reports progress if an answer is pending. A person who has dismissed it needs none. */
  progress(message: OutgoingMessage): Promise<void>;
  /** Posts a message for everyone. */
  share(message: OutgoingMessage): Promise<void>;
  /** Everything has been said. */
  finished(): Promise<void>;
}

/**
 * The one path for everything said in private. It arrives even if the message that it was meant for has
 * vanished, because it was dismissed or another press has moved it; even if Discord accepts no new picture in
 * an existing message; and, in words, even if a file is too large. It hangs on a message that stays.
 *
 * @param soon whether the work may come before any acknowledgement
 */
export function answering(
  context: Pick<BotContext, 'posts' | 'sent' | 'lag' | 'texts' | 'inPrivate' | 'hanging'>,
  interaction: Answered,
  place: AnswerPlace,
  soon = false,
): Ways {
  let standsIn = place;
  const request = untilTooLate();
  const screen = onScreen(context, interaction);
  const first = firstAnswer(context, interaction, deferral, soon);

  async function deferral(): Promise<void> {
    const awaited = () => request(() => deferReply(interaction));
    if (standsIn === 'reply') return void (await awaited());
    await unlessGone(
      request(() => deferUpdate(interaction)),
      () => {
        standsIn = 'reply';
        return awaited();
      },
    );
  }

  /** Sends a message without the files that are too large, whether we know that beforehand or Discord says so. */
  async function send<Sent>(
    message: OutgoingMessage,
    how: (message: OutgoingMessage) => Promise<Sent>,
    ask = request,
  ): Promise<Sent> {
    try {
      const fitting = withoutLargeFiles(message, interaction.attachmentSizeLimit);
      return await ask(() => how(fitting));
    } catch (error) {
      if (!means(error, 'too-large') || !hasFiles(message)) throw error;
      return ask(() => how(withoutLargeFiles(message, 0)));
    }
  }

  const edited = (message: OutgoingMessage) =>
    send(message, (fitting) => editReply(interaction, fitting));
  const followed = (message: OutgoingMessage) =>
    send(message, (fitting) => followUp(interaction, fitting));

  async function inItsPlace(message: OutgoingMessage): Promise<void> {
    const anew = standsIn === 'used' ? update : reply;
    const isFirst = await first.give(() =>
      unlessGone(
        send(message, (fitting) => anew(interaction, fitting)),
        () => send(message, (fitting) => reply(interaction, fitting)),
      ),
    );
    if (isFirst) return screen.replaced(message);
    const shown = screen.isGone() ? null : await unlessGone(edited(message), async () => null);
    if (shown) return screen.showsHere(message, shown.id);
    // Meanwhile another press of the same person has moved it, or they have dismissed it.
    if (await screen.update(message)) return;
    const anchor = screen.anchor();
    if (!anchor || !(await isHungOn(anchor, message))) await hungOn(screen.loose(), message);
  }

  /** In a message of its own, below all others. The one it replaces is deleted. */
  async function atTheEnd(message: OutgoingMessage): Promise<void> {
    await first.defer();
    if (standsIn === 'besides') return hungOn(screen.besides(), message);
    const anchor = screen.anchor();
    if (anchor && (await isHungOn(anchor, message)))
      return screen.isGone() ? undefined : takeAway();
    await unlessGone<unknown>(edited(continued()), async () => null);
    await hungOn(screen.below(), message);
  }

  async function hungOn(anchor: Anchor, message: OutgoingMessage): Promise<void> {
    const { id } = await followed(message);
    await screen.shows(message, anchor, id);
  }

  /** Sends it through an earlier interaction of the same person; returns whether that was possible. */
  async function isHungOn(anchor: Anchor, message: OutgoingMessage): Promise<boolean> {
    screen.hang(anchor);
    try {
      const through = (fitting: OutgoingMessage) => followUp(anchor.interaction, fitting);
      const { id } = await send(message, through, (ask) => ask());
      await screen.shows(message, anchor, id);
      return true;
    } catch (error) {
      if (!means(error, 'too-late', 'message-gone')) throw error;
      screen.cut();
      return false;
    }
  }

  /** What remains of a message that continues further down, if the rest can't hang on anything else that stays. */
  const continued = (): OutgoingMessage => ({
    components: [text(context.texts('bot.panel.moved'))],
  });

  /** Discord allows that for 15 minutes. */
  const takeAway = () =>
    unlessGone(
      request(async () => void (await deleteReply(interaction))),
      async () => {},
    ).then(screen.tookAway);

  async function shown(message: OutgoingMessage): Promise<void> {
    try {
      await inItsPlace(message);
    } catch (error) {
      // If an edit adds a media gallery to a message, Discord may say that it does not find the picture
      // (discord-api-docs, issue 7529). In a new message it finds it.
      if (!means(error, 'unreadable') || !hasFiles(message)) throw error;
      await atTheEnd(message);
    }
  }

  /** Whether it belongs below what was posted since; a pending reply other than a panel comes where it is. */
  const isMoving = ({ panelOf }: OutgoingMessage): boolean => {
    if (standsIn === 'reply' && panelOf === undefined) return false;
    const { channelId } = interaction;
    const since =
      standsIn === 'used' && interaction.isMessageComponent() ? interaction.message : interaction;
    return context.posts.anythingAfter(channelId ?? '', since.id);
  };

  return {
    acknowledged: first.defer,
    async show(message) {
      await (standsIn === 'besides' || isMoving(message) ? atTheEnd(message) : shown(message));
    },
    async done(message) {
      if (standsIn !== 'besides') return shown(message);
      await first.defer();
      await screen.update(message);
    },
    async progress(message) {
      await first.defer();
      if (standsIn === 'besides') return;
      await unlessGone<unknown>(edited(message), async () => {});
    },
    async share(message) {
      await first.defer();
      context.posts.note(await send(message, (fitting) => followUpPublicly(interaction, fitting)));
    },
    finished: screen.done,
  };
}

/** Once Discord has said that it is too late, further requests fail the same way, unsent. */
function untilTooLate() {
  let late: unknown = null;
  return async <Result>(request: () => Promise<Result>): Promise<Result> => {
    if (late !== null) throw late;
    try {
      return await request();
    } catch (error) {
      if (means(error, 'too-late')) late = error;
      throw error;
    }
  };
}

/** Does something else if the message has been dismissed, deleted or moved meanwhile. */
async function unlessGone<Shown>(
  shown: Promise<Shown>,
  instead: () => Promise<Shown>,
): Promise<Shown> {
  try {
    return await shown;
  } catch (error) {
    if (!means(error, 'message-gone')) throw error;
    return instead();
  }
}

const hasFiles = ({ files = [] }: OutgoingMessage): boolean => files.length > 0;
