import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeEnvironmentFile } from '../build/environmentFile';
import { outputFolder } from '../build/workspace';
import { startTestServices } from '../services/testing';

/**
 * The services as the browser tests use them: empty but for the samples, on the day of the sample values. Prints
 * where they are; `POST <control>/restart` stops and starts them on the same data.
 */
writeEnvironmentFile('dev');
let services = await startTestServices({ staticFolder: outputFolder });

const control = createServer((request, response) => {
  if (request.url !== '/restart') return response.writeHead(404).end();
  void services.restart().then((restarted) => {
    services = restarted;
    response.end();
  });
  return response;
});
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo; // listens on TCP
  console.log(JSON.stringify({ url: services.url, control: `http://127.0.0.1:${port}` }));
});

process.once('SIGTERM', () => {
  control.close();
  void services.dispose().then(() => process.exit(0));
});
