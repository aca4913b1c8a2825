import { banner } from './pages/banner.ts';
import { BadSettingError, readOptions } from './options.ts';
import { startService } from './service.ts';
import { whyNot } from './why-not.ts';

try {
  const options = readOptions(process.env);
  const service = await startService(options);
  console.log(banner(service.at, options.dataDir ?? 'none kept', service.demo));
  let closing = false;
  const stop = (): void => {
    if (closing) process.exit(1);
    closing = true;
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
} catch (error) {
  const reason = error instanceof BadSettingError ? error.message : whyNot(error);
  console.error(reason ?? error);
  process.exit(1);
}
