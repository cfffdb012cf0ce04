import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Figures } from '../monitoring/counters';
import type { SecurityLog } from '../securityLog';

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Series {
  labels: string;
  /** Answers at most as slow as each bound. */
  buckets: number[];
  count: number;
  seconds: number;
}

/**
 * `GET /metrics` in Prometheus' text format: answers by route template and status, how long they took, memory, delay
 * of the event loop. No address, name or id stands in it; each process counts its own.
 */
export function metricsRoute(app: FastifyInstance, figures: Figures, security: SecurityLog): void {
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = `method="${method}",route="${routeOptions.url ?? 'other'}",status="${reply.statusCode}"`;
    count(series, labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (_request, reply) => {
    const lines = [
      ...histogram([...series.values()]),
      ...figures.lines(),
      ...securityCounter(security),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(1)}`,
      '# TYPE nodejs_eventloop_delay_p99_seconds gauge',
      `nodejs_eventloop_delay_p99_seconds ${(delay.percentile(99) / 1e9).toFixed(4)}`,
    ];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}

const securityCounter = (security: SecurityLog): string[] => [
  '# HELP security_events_total Sign-ins, refusals and misuse since the start.',
  '# TYPE security_events_total counter',
  ...[...security.counts()].map(([event, count]) => `security_events_total{event="${event}"} ${count}`),
];

function count(all: Map<string, Series>, labels: string, seconds: number): void {
  const series = all.get(labels) ?? { labels, buckets: bounds.map(() => 0), count: 0, seconds: 0 };
  all.set(labels, {
    labels,
    buckets: series.buckets.map((value, index) => value + Number(seconds <= (bounds[index] ?? 0))),
    count: series.count + 1,
    seconds: series.seconds + seconds,
  });
}

const histogram = (all: readonly Series[]): string[] => [
  '# HELP http_request_duration_seconds Time to answer, by route template and status.',
  '# TYPE http_request_duration_seconds histogram',
  ...all.flatMap(({ labels, buckets, count, seconds }) => [
    ...buckets.map(
      (value, index) => `http_request_duration_seconds_bucket{${labels},le="${bounds[index]}"} ${value}`,
    ),
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
    `http_request_duration_seconds_count{${labels}} ${count}`,
  ]),
];
