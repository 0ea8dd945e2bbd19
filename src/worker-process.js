// Every process of ours that does tasks for the bot begins here, as every thread begins in `worker-thread.js`.
// Ends by itself when whoever started it does.
const { default: handler } = await import(process.argv[2]);

process.on('message', async (task) => process.send({ done: await handler(task) }));
