import type { LocationPort, Registry, Sink } from '@vp-digital/core/shell';
import { routeTemplate } from './routeTemplate';

/** Reports the start, without which the library would not hand over what an earlier load left, and every page. */
export function measurePages(location: LocationPort, sink: Sink, registry: Registry): void {
  sink.event('app start', { route: routeTemplate(registry, location.current()) });
  location.subscribe((path) => sink.event('page opened', { route: routeTemplate(registry, path) }));
}
