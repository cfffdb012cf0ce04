import type { FastifyInstance } from 'fastify';
import { basePathOf } from './basePath';
import { frameOrigin } from './frameOrigin';
import { policyReportPath } from './policyReports';

interface PolicySources {
  /** What stands before our own addresses. */
  base?: string;
  /** Origins beside the own one that the page may call. */
  connect?: string;
  /** Origins beside the own one that it may show in frames. */
  frames?: string | undefined;
  /** Who may show it in a frame. */
  ancestors?: string;
}

/** Everything comes from this origin; nothing inline; blobs are workers, pictures and the preview of a document. */
const contentSecurityPolicy = ({
  base = '',
  connect = '',
  frames = '',
  ancestors = "'self'",
}: PolicySources) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${connect}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob: ${frames}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    // the older word for browsers that do not know the newer one
    `report-uri ${base}${policyReportPath}`,
    'report-to csp',
  ]
    .map((directive) => directive.trimEnd())
    .join('; ');

/** The same on every answer, the sign-in pages included; `origin` is the shell's. */
export const securityHeaders = (origin: string) =>
  ({
    'content-security-policy': contentSecurityPolicy({
      base: basePathOf(origin),
      frames: frameOrigin(origin),
    }),
    'reporting-endpoints': `csp="${basePathOf(origin)}${policyReportPath}"`,
    'cross-origin-resource-policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'strict-transport-security': oneYear }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // speech becomes text on the device (notes of a talk): the page may hear, nobody else's that stands in it
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  }) as const;

/** Of pages for people without an account, beside the headers of every answer: no script, in no frame. */
export const pagePolicy = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportPath}`,
    'report-to csp',
  ].join('; '),
} as const;

/**
 * Of the page on a customer's telephone: our own script, calls to our own origin, motifs that are drawn. No text becomes
 * markup or code there, whatever the script does.
 */
export const telephonePolicy = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${policyReportPath}`,
    'report-to csp',
  ].join('; '),
} as const;

/** Of the host and of what lies below it (OWASP ASVS 5.0, 3.4.1): nothing there may need plain http. */
const oneYear = 'max-age=31536000; includeSubDomains';

/** The frame's page: only the shell may show it, and the services it calls are the shell's. */
const framePolicy = (publicUrl: string) => {
  const { origin } = new URL(publicUrl);
  return contentSecurityPolicy({ base: basePathOf(publicUrl), connect: origin, ancestors: origin });
};

/** What other origins may load: the areas, the list of them, and what brings them onto a page. No cookie is sent. */
const loadedElsewhere = /^\/(areas\/|remotes\.json$|loader\.js$)/;

export function addHeaders(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders(origin()), 'x-request-id': request.id });
    const isPublic = loadedElsewhere.test(request.url.split('?')[0] ?? '');
    if (isPublic)
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    if (request.url === '/frame.html') reply.header('content-security-policy', framePolicy(origin()));
  });
}
