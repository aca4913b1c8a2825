// One file, because synthesising the installations takes longer than all checks of them.
import './installations/functions.ts';
import './installations/promises.ts';
import './installations/stages.ts';
import './installations/web.ts';
