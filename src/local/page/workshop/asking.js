/** @import { Line } from './types.js' */

/**
 * Asks the workshop's server; its answer comes line by line.
 *
 * @param {object} question
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<Line>}
 */
export async function* linesOf(question, signal) {
  const response = await fetch('/workshop/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: signal ?? null,
  });
  if (!response.ok || !response.body) throw new Error(response.statusText);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
    if (done) return;
  }
}

/**
 * The answer to a question that has one line.
 *
 * @param {object} question
 * @returns {Promise<Line>}
 */
export async function ask(question) {
  for await (const line of linesOf(question)) return line;
  throw new Error('');
}
