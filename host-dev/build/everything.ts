import { buildBundles } from './runWebpack';
import { areaNames } from './workspace';

/** `npm run build`: every bundle, whether its sources have changed or not. */
await buildBundles([`area=${areaNames().join(',')}`, 'host', 'loader']);
