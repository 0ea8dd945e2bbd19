/**
 * Asks a bot in the same container whether it can do its work, and exits with 1 if it can't: this is what the
 * image's health check runs.
 */
const { METRICS_PORT } = process.env;
// Nothing is served, so nothing is known: an owner who has switched it off isn't told that the bot is ill.
if (!METRICS_PORT) process.exit(0);
const healthy = await fetch(`http://127.0.0.1:${METRICS_PORT}/health`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(healthy ? 0 : 1);
