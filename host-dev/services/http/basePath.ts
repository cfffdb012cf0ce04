import type { FastifyInstance } from 'fastify';

/**
 * What a proxy takes off before it asks us: `/vpd` of `https://company.example/vpd`, and nothing where we have the whole origin.
 * Only browsers see it: every route stands without it, and every address that goes out gets it.
 */
export const basePathOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/+$/, '');

/** An address of ours as browsers know it; any other stays as it is. */
export const underBase = (address: string, base: string): string =>
  /^\/(?!\/)/.test(address) ? base + address : address;

/** A page with its own addresses as browsers know them, which says to its scripts what stands before theirs. */
export const pageUnderBase = (page: string, base: string): string =>
  base === ''
    ? page
    : page
        .replace(/<html /, `<html data-base="${base}" `)
        .replace(/ (href|src|action)="(?=\/(?!\/))/g, ` $1="${base}`);

/** Every page, redirect and cookie of ours. Register before what compresses. */
export function addBasePath(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const base = basePathOf(publicUrl());
    if (base === '') return payload;
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', underBase(location, base));
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (cookies.length > 0) {
      reply.removeHeader('set-cookie');
      reply.header(
        'set-cookie',
        cookies.map((cookie) => cookieUnderBase(cookie, base)),
      );
    }
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return isPage && typeof payload === 'string' ? pageUnderBase(payload, base) : payload;
  });
}

/** A cookie for one path of ours; one for every path of the origin stays one (`__Host-`). */
const cookieUnderBase = (cookie: string, base: string): string =>
  cookie.replace(/(; ?path=)(?=\/[^;/])/i, (path) => path + base);
