/** Milliseconds between the Unix epoch and the first moment Discord's ids can express (2015-01-01). */
const DISCORD_EPOCH = 1_420_070_400_000n;

/**
 * Issues Discord ids that carry the time, each larger than every one before it. Ids from an earlier run of
 * the server are older, so a bot that remembers them never meets them again.
 * @param now milliseconds since the Unix epoch
 */
export function issueSnowflakes(now: () => number): () => string {
  let lastIssued = 0n;
  return () => {
    const fresh = (BigInt(now()) - DISCORD_EPOCH) << 22n;
    lastIssued = fresh > lastIssued ? fresh : lastIssued + 1n;
    return lastIssued.toString();
  };
}

/** When the object with this id was made, in milliseconds since the Unix epoch. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}
