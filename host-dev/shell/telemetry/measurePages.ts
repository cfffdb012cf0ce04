import type { LocationPort, Sink } from '@vp-digital/core/shell';
import { routeTemplate } from './allowed';

/** Reports the start, without which the library would not hand over what an earlier load left, and every page. */
export function measurePages(location: LocationPort, sink: Sink): void {
  sink.event('app start', { route: routeTemplate(location.current()) });
  location.subscribe((path) => sink.event('page opened', { route: routeTemplate(path) }));
}
