/** One place in a request body that Discord would refuse. */
export interface Problem {
  /** Steps from the body to the place: `['components', 0, 'components', 5]`. */
  path: readonly (string | number)[];
  code: string;
  message: string;
}

interface ErrorTree {
  [step: string]: ErrorTree | { code: string; message: string }[];
}

function errorTree(problems: readonly Problem[]): ErrorTree {
  const root: ErrorTree = {};
  for (const problem of problems) {
    let node = root;
    for (const step of problem.path) {
      const next = node[String(step)];
      if (next && !Array.isArray(next)) node = next;
      else {
        const fresh: ErrorTree = {};
        node[String(step)] = fresh;
        node = fresh;
      }
    }
    const list = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...list, { code: problem.code, message: problem.message }];
  }
  return root;
}

/** A refusal in Discord's words: HTTP status, JSON error code, message. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly problems: readonly Problem[];

  constructor(status: number, code: number, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }

  body(): Record<string, unknown> {
    const errors = this.problems.length > 0 ? { errors: errorTree(this.problems) } : {};
    return { message: this.message, code: this.code, ...errors };
  }
}

export const errors = {
  notFound: () => new DiscordError(404, 0, '404: Not Found'),
  unauthorized: () => new DiscordError(401, 0, '401: Unauthorized'),
  unknownChannel: () => new DiscordError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new DiscordError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new DiscordError(404, 10007, 'Unknown Member'),
  unknownMessage: () => new DiscordError(404, 10008, 'Unknown Message'),
  unknownUser: () => new DiscordError(404, 10013, 'Unknown User'),
  unknownEmoji: () => new DiscordError(404, 10014, 'Unknown Emoji'),
  unknownWebhook: () => new DiscordError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new DiscordError(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new DiscordError(404, 10063, 'Unknown application command'),
  tooLarge: () => new DiscordError(413, 40005, 'Request entity too large'),
  alreadyAcknowledged: () =>
    new DiscordError(400, 40060, 'Interaction has already been acknowledged.'),
  missingAccess: () => new DiscordError(403, 50001, 'Missing Access'),
  notTheAuthor: () =>
    new DiscordError(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: () => new DiscordError(400, 50006, 'Cannot send an empty message'),
  closedDirectMessages: () => new DiscordError(403, 50007, 'Cannot send messages to this user'),
  missingPermissions: () => new DiscordError(403, 50013, 'Missing Permissions'),
  wrongChannelType: () =>
    new DiscordError(400, 50024, 'Cannot execute action on this channel type'),
  invalidWebhookToken: () => new DiscordError(401, 50027, 'Invalid Webhook Token'),
  invalidForm: (problems: readonly Problem[]) =>
    new DiscordError(400, 50035, 'Invalid Form Body', problems),
  archivedThread: () => new DiscordError(400, 50083, 'Thread is archived'),
  /** For a message that is edited; the full text of Discord's message is not documented. */
  pictureNotFound: () => new DiscordError(400, 50035, 'Invalid Form Body'),
  invalidJson: () => new DiscordError(400, 50109, 'The request body contains invalid JSON.'),
  threadExists: () =>
    new DiscordError(400, 160004, 'A thread has already been created for this message'),
  lockedThread: () => new DiscordError(400, 160005, 'Thread is locked'),
  tooManyThreads: () => new DiscordError(400, 160006, 'Maximum number of active threads reached'),
  messageBlocked: () =>
    new DiscordError(400, 200000, 'Message was blocked by automatic moderation'),
  titleBlocked: () => new DiscordError(400, 200001, 'Title was blocked by automatic moderation'),
} as const;
