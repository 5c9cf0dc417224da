/** What runs on which system, by where it is got: stores and files to download. The name of a system first, its store and its address behind it. */
const PLACES: [system: string, place: RegExp][] = [
  ['macOS', /mac app store|apps\.apple\.com\/[^\s"]{0,200}[?&]mt=12|\.(?:dmg|pkg)(?=$|[?#\s])/i],
  ['iOS', /(?<!mac )app store|(?:apps|itunes)\.apple\.com\/(?!.{0,200}[?&]mt=12)[^\s"]{0,200}\/?id\d+|testflight\.apple\.com\/join\//i],
  ['Android', /google play|play store|play\.google\.com\/store\/apps\/details|f-droid\.org\/(?:[\w-]+\/)?packages\/|\.apk(?=$|[?#\s])/i],
  ['Chrome', /chromewebstore\.google\.com\/detail\/|chrome\.google\.com\/webstore\/detail\//i],
  ['Firefox', /addons\.mozilla\.org\/(?:[\w-]+\/)?firefox\/addon\//i],
  ['Edge', /microsoftedge\.microsoft\.com\/addons\/detail\//i],
  [
    'Windows',
    /apps\.microsoft\.com\/(?:store\/)?detail\/|microsoft\.com\/(?:[\w-]+\/)?(?:store\/apps|p)\/|\.(?:exe|msi|msix)(?=$|[?#\s])/i,
  ],
  ['Linux', /flathub\.org\/(?:[\w-]+\/)?apps\/|snapcraft\.io\/[\w-]+|\.(?:deb|rpm|appimage|flatpak)(?=$|[?#\s])/i],
  ['Steam', /store\.steampowered\.com\/app\//i],
]

/** The systems for which something is got at an address or a store that is named. */
export const systemsAt = (said: string): string[] => PLACES.flatMap(([system, place]) => (place.test(said) ? [system] : []))
