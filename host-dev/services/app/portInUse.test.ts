import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { refuseUsedPort } from './portInUse';

describe('a port', () => {
  let other: Server;
  let port = 0;
  before(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    ({ port } = other.address() as AddressInfo); // listens on TCP
  });
  after(() => new Promise((resolve) => other.close(resolve)));

  it('that is in use is said in a sentence that helps', async () => {
    await assert.rejects(
      refuseUsedPort(port),
      new RegExp(`^Error: Port ${port} is in use, .* take another port: PORT=${port + 1}$`),
    );
  });

  it('that is free stays free', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, 'localhost', resolve));
    const { port: once } = free.address() as AddressInfo; // listens on TCP
    await new Promise((resolve) => free.close(resolve));
    await refuseUsedPort(once);
    await refuseUsedPort(once);
  });
});
