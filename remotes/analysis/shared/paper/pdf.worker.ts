/** The area's own worker script, so that it is released together with the area. */
import '@vp-digital/core/pdf/worker';
