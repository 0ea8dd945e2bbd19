/**
 * Starts the bot as the README says, waits until the page on this machine answers, and stops it again. Ends
 * with 1 if any of this fails. In JavaScript, so that it is the same on every system.
 */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for the first start, which compiles the bot. */
const PATIENCE = 180_000;
/** Milliseconds in which the bot must end. */
const FAREWELL = 20_000;
const WINDOWS = process.platform === 'win32';

// A group of its own, so that a signal reaches what npm has started.
const bot = spawn('npm start', {
  shell: true,
  detached: !WINDOWS,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => bot.once('exit', () => resolve(null)));

const address = new Promise((resolve) => {
  let said = '';
  bot.stdout.on('data', (piece) => {
    process.stdout.write(piece);
    said += piece;
    const found = /Open (http:\S+) to play/.exec(said);
    if (found) resolve(found[1]);
  });
});

/** As Ctrl+C does. Windows has no signals: there the processes are just ended. */
function stop() {
  if (WINDOWS) spawnSync('taskkill', ['/pid', String(bot.pid), '/T', '/F']);
  else process.kill(-bot.pid, 'SIGINT');
}

function fail(reason) {
  console.error(reason);
  if (bot.exitCode === null && bot.signalCode === null) stop();
  process.exit(1);
}

const gaveUp = (milliseconds) => wait(milliseconds, null, { ref: false });
const open = await Promise.race([address, ended, gaveUp(PATIENCE)]);
if (!open) fail('npm start named no address.');
const page = await fetch(open).catch((problem) =>
  fail(`${open} does not answer: ${problem.message}`),
);
const text = await page.text();
if (!page.ok || !/<html/i.test(text)) fail(`${open} answers with ${page.status} and no page.`);
console.log(`${open} answers.`);
stop();
// npm may be gone before the bot is: only the page tells.
const answers = () =>
  fetch(open).then(
    () => true,
    () => false,
  );
const late = Date.now() + FAREWELL;
while (await answers()) {
  if (Date.now() > late)
    fail(`The bot was asked to end ${FAREWELL / 1000} s ago and still answers.`);
  await wait(200);
}
console.log('It has ended.');
