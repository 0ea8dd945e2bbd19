/** What parts of the page tell each other through the document; `detail` says about what. */
interface DocumentEventMap {
  /** The id of a message. */
  'dismiss-message': CustomEvent<string>;
  /** The words of a command, to be filled in. */
  'choose-command': CustomEvent<string>;
  /** The words of a command, to be sent if it needs nothing filled in. */
  'start-command': CustomEvent<string>;
}
