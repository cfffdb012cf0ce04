#!/usr/bin/env bash
# The browser that VP_BROWSER names, without the pages that Chromium loads into every new window for suggestions below its
# address line, which no test has: they cost a test more processor time than ours do. Of several lists of features
# Chromium takes the last alone, so these go into the one that is there.
exec "$VP_BROWSER" "${@/#--disable-features=/--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,}"
