#!/usr/bin/env bash
# Starts the Firefox that VP_FIREFOX names as Playwright expects it (firefoxRelay.ts).
here="$(dirname "$0")"
exec node --import "file://$(realpath "$here/../../node_modules/tsx/dist/loader.mjs")" "$here/firefoxRelay.ts" "$@"
