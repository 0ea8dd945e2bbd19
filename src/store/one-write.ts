import pg from 'pg';

/**
 * What is sent on a connection in the current turn of the event loop leaves in one write: each is a call to the
 * system, which takes longer than putting a statement into it.
 */
export function leaveTogether(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) return;
  // Kept: a connection that is lost meanwhile has nothing to let go, and no other takes its place.
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
