import { describe, expect, it } from 'vitest';
import { siteConfigOf } from '#bin/deploy/publish-web.ts';

const outputs = {
  ConsumerOrigin: 'https://fish.test',
  CommunityOrigin: 'https://meals.test',
  ApiOrigin: 'https://api.test',
  UserPoolId: 'us-east-1_Creel',
  UserPoolClientId: 'client',
  TableName: 'table',
  PhotoBucket: 'photos',
};

describe("the stage's facts for browsers", () => {
  it('contain nothing about a map if the stage has no map tiles', () => {
    expect(siteConfigOf('prod', outputs)).not.toHaveProperty('mapTiles');
  });

  it('contain the address and the attribution of the map tiles', () => {
    const tiles = { MapTilesUrl: 'https://tiles.test/{z}/{x}/{y}.png', MapTilesAttribution: 'Somebody' };
    expect(siteConfigOf('prod', { ...outputs, ...tiles }).mapTiles).toEqual({
      url: 'https://tiles.test/{z}/{x}/{y}.png',
      attribution: 'Somebody',
    });
  });
});
