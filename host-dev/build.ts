import { buildEverything } from './build/runWebpack';

/** `npm run build` */
await buildEverything();
