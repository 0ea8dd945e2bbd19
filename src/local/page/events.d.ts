/** What parts of the page tell each other through the document; `detail` says about what. */
interface DocumentEventMap {
  /** The id of a message. */
  'dismiss-message': CustomEvent<string>;
  /** The words of a command, to be filled in. */
  'choose-command': CustomEvent<string>;
  /** The words of a command, to be sent if it needs nothing filled in. */
  'start-command': CustomEvent<string>;
  /** A command with all that it needs, to be sent. */
  'send-command': CustomEvent<{
    command: string;
    options: import('../serving/page-protocol.ts').PageOptionValues;
  }>;
}
