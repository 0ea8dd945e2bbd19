// Every process of ours that does tasks for the bot begins here, as every thread begins in `worker-thread.js`.
// Ends by itself when its parent does.
const [, , entry = ''] = process.argv;
const { default: handler } = await import(entry);

process.on('message', async (task) => process.send?.({ done: await handler(task) }));
