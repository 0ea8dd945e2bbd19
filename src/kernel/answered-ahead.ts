/**
 * The name of an answer that is given ahead to one kind of question alone: "pass" may be an answer to
 * several, of which only one is meant.
 * @param prompt the key of the question's prompt
 */
export const answerTo = (prompt: string, option: string): string => `${prompt} ${option}`;

/** Whether an answer that is given ahead, by its name, is an option of a question; see `OfferedOption.ahead`. */
export const isAnswer = ({ prompt }: { prompt: string }, option: string, name: string): boolean =>
  name === option || name === answerTo(prompt, option);
