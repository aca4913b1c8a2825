import { AssetHashType, DockerImage } from 'aws-cdk-lib/core';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { layPacks } from '../../services/matches/packs/deployed.ts';
import { buildOf, folderOf, project } from './bundling.ts';

/**
 * The code of a service's functions, bundled on this machine as the stack is synthesised; with packs
 * of cards beside it for those who know games.
 */
export const codeOf = (service: string, packs: boolean): Code =>
  Code.fromAsset(`${project}${folderOf(service)}`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      local: {
        tryBundle(outdir) {
          buildSync({ ...buildOf(service), outdir });
          if (packs) layPacks(process.env, outdir);
          return true;
        },
      },
      // asked for by the type, and never used
      image: DockerImage.fromRegistry('none'),
    },
  });
