// Loaded before the services: on SIGUSR2 the thread of the embedded database ends, as if it had failed.
process.on('worker', (worker) => process.once('SIGUSR2', () => worker.terminate()));
