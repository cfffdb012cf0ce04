// Loaded before the services: on SIGUSR2 the thread of the embedded database ends, as if it had failed. It is the last
// one to be started; the loader of TypeScript has one, too.
let last;
process.on('worker', (worker) => {
  last = worker;
});
process.on('SIGUSR2', () => last.terminate());
