import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Indonesian. */
export const id: Lexicon = {
  little_words: 'dan yang di untuk dengan dari ini adalah anda kami pada atau dalam ke',
  founded_in:
    'didirikan (?:pada |sejak )?(?:tahun)?|berdiri(?: sejak| pada| di)?(?: tahun)?|didirikan(?: pada)?(?: tahun)?|dibentuk(?: pada)?(?: tahun)?',
  speaks_languages: 'bahasa(?=[:：]|$)',
  and_products: 'dan',
  works_with: 'terintegrasi dengan',
  founded_label: 'didirikan|tahun berdiri',
  since: 'sejak',
  ourselves: 'kami|perusahaan',
  month_ahead: 'tahun',
  based_in: 'berlokasi di|berkantor pusat di|berbasis di',
  address_label: 'alamat|alamat kami|lokasi|kantor pusat',
  country_label: 'negara',
  city_label: 'kota',
  contact_heading: 'kontak|hubungi',
  company_speaks: 'kami|perusahaan',
  phone_label: 'telepon|telp|hp',
  price_from: 'mulai(?: dari)?',
  month_word: 'bulan',
  month_part: 'bulanan',
  year_word: 'tahun',
  year_part: 'tahunan',
  per_person: 'per orang',
  says_own_cost: 'harga|hanya|biaya|paket|mulai dari|bayar|langganan|lisensi|sewa|cuma',
  says_cost: 'harga|hanya|biaya',
  pricing_heading: 'harga|biaya',
  old_price: 'harga normal',
  metric: 'gaji',
  no_offer_heading: 'lowongan|karir|donasi|biaya tambahan|layanan tambahan',
  free_beside_behind: 'ongkir|ongkos kirim|konsultasi|parkir|pengiriman|survei',
  founder: '[Pp]endiri(?!an)',
  trader_is: 'adalah',
  legal_form_ahead: raw`CV\.?|Yayasan`,
  register_number: 'npwp|nib',
  categories: {
    'AI & Machine Learning': {
      sure: 'kecerdasan buatan',
    },
    'Cybersecurity & Privacy': {
      sure: 'keamanan siber|kata sandi',
      maybe: 'perlindungan data',
    },
    'Design & Creative': {
      sure: 'desain grafis|ilustrasi|desain interior',
    },
    'Audio & Music': {
      sure: 'musik|musisi|paduan suara',
    },
    'Construction & Engineering': {
      sure: 'baja ringan|plafond?$|kanopi|atap$|tukang|borongan|pemasangan (?:atap|plafon|kanopi)|kontraktor|konstruksi|bangunan|arsitek|renovasi rumah|genteng|batu alam',
    },
    'E-commerce & Retail': {
      sure: 'toko online|pakaian|sepatu|perhiasan|mebel|bunga$|kerajinan|mainan|suku cadang|grosir|alat pert|mesin pert|kasir',
      maybe: 'toko$|hadiah',
    },
    'Education & E-learning': {
      sure: 'sekolah|kursus|pelatihan|bimbingan belajar|universitas|pendidikan|les privat|mengemudi|kosakata|bahasa asing|museum',
      maybe: 'belajar',
    },
    'Events & Ticketing': {
      sure: 'pernikahan|konser|tiket$|penyelenggara acara|pameran',
      maybe: 'acara$|festival',
    },
    'Finance & Accounting': {
      sure: 'akuntansi|pajak|asuransi|pinjaman|keuangan|faktur|pembayaran|anggaran|pengeluaran',
      maybe: 'investasi',
    },
    'Fitness & Sports': {
      sure: 'kebugaran|pelatih|yoga|sepak bola|renang|bela diri|olahraga',
    },
    'Food & Hospitality': {
      sure: 'restoran|rumah makan|toko roti|es krim|kedai kopi|kafe$|katering|penginapan|homestay|kuliner|wisma|sarapan',
      maybe: 'hotel$|makanan',
    },
    'Games & Entertainment': {
      sure: 'gim$|teka-teki',
      maybe: 'permainan',
    },
    'Government & Legal': {
      sure: 'pengacara|hukum|notaris|pemerintah|advokat|pemadam keb',
    },
    'Health & Medical': {
      sure: 'klinik|dokter|apotek|kesehatan|rumah sakit|fisioterapi|psikolog|perawat|pasien|kacamata|optik$|bidan$|kehamilan',
    },
    'Home & Local Services': {
      sure: 'tukang listrik|instalasi listrik|servis ac|pembersihan|salon$|bengkel|cuci mobil|taman$|laundry|panel surya|ahli kunci|pest control|saluran|pipa|pemakaman|lemari|penjahit|keramik|sedot wc',
    },
    'HR & Recruiting': {
      sure: 'lowongan|rekrutmen|sumber daya manusia|penggajian|absensi',
    },
    'IT Services & Consulting': {
      sure: 'pembuatan website|jasa website|pengembangan (?:perangkat lunak|web|aplikasi)|servis (?:komputer|laptop)|bikin web|situs sendiri',
    },
    'Marketing & Advertising': {
      sure: 'periklanan|pemasaran|percetakan|digital marketing',
    },
    'Media & Publishing': {
      sure: 'penerbit|majalah',
      maybe: 'berita|buku$',
    },
    'Pets & Animals': {
      sure: 'hewan|anjing|kucing|dokter hewan|kuda$',
    },
    'Photo & Video': {
      sure: 'fotografer|fotografi|videografer',
    },
    'Real Estate': {
      sure: 'properti|apartemen|rumah dijual|sewa rumah|perumahan',
    },
    'Science & Research': {
      sure: 'penelitian|ilmiah|cuaca',
      maybe: 'laboratorium',
    },
    'Transport & Logistics': {
      sure: 'ekspedisi|pindahan|logistik|kurir|angkutan',
      maybe: 'pengiriman',
    },
    'Travel & Mobility': {
      sure: 'wisata|perjalanan|liburan|sewa mobil|rental mobil|agen perjalanan|umrah|mobil bekas|arung',
    },
    Productivity: {
      sure: 'jam kerja|terjemah',
    },
    'Scheduling & Booking': {
      sure: 'reservasi onl',
    },
    'Note-taking & Writing': {
      sure: 'catatan',
    },
    'Browser Extensions': {
      sure: 'peramban',
    },
    'Sales & CRM': {
      sure: 'kelola pelang',
    },
    'Monitoring & Observability': {
      sure: 'pemantauan',
    },
    'Project Management & Collaboration': {
      sure: 'manajemen proy',
    },
    'Storage & Backup': {
      sure: 'pencadang',
    },
    'Customer Support & Feedback': {
      sure: 'survei|kuesion',
    },
    'Analytics & Business Intelligence': {
      sure: 'analitik',
    },
    'Mobile Apps': {
      sure: 'aplikasi mob',
    },
  },
  features_heading: 'manfaat|fitur|fitur utama|layanan|layanan kami|(?:apa )?yang (?:anda|kamu) dapatkan|fasilitas',
  why_heading: 'keunggulan|kenapa|mengapa',
  people_served: 'bisnis|umkm|perusahaan|keluarga|anak|sekolah|guru|siswa',
  made_for: '(?:dirancang|dibuat|cocok) untuk|untuk',
  support_link: 'bantuan|pusat bantuan|dukungan',
  ago: 'lalu',
  audience_heading: 'untuk siapa|cocok untuk',
  use_cases_heading: 'kegunaan|contoh penggunaan',
  integrations_heading: 'integrasi',
  praise_heading: 'testimoni|kata mereka|ulasan pelanggan',
  extension_for: 'untuk',
  runs_on: 'tersedia|unduh',
  not_yet: 'segera hadir',
  no_features_heading:
    'cara kerja|cara pesan|langkah|harga|pertanyaan|kontak|hubungi|tentang kami|sejarah|visi|misi|nilai|jam buka|jam operasional|acara|tim kami|klien|pelanggan|mitra|berita|karir|portfolio|portofolio|contoh|testimoni|ulasan|unduh',
  problem_heading: 'masalah|kendala|kesalahan|pernah mengalami',
  no_prose:
    'di bawah ini|di atas ini|halaman ini|hubungi kami|hubungi|silakan|silahkan|baca selengkapnya|selengkapnya|pada gambar|foto di|jam buka|berlangganan|isi formulir|segera hadir|hak cipta|contoh|terima kasih|pesan sekarang|pilih|buktikan sendiri',
  before_name: 'Dibuat oleh|Dikembangkan oleh',
  site_made_by: 'situs(?: web)?|website',
  made_by: 'oleh',
  others_heading: 'pembayaran|pihak ketiga',
  developed: 'dibuat|dikembangkan',
  shipping: 'ongkir|ongkos kirim|biaya kirim|pengiriman',
  i_am: 'saya|nama saya',
  i_am_capital: 'Saya|Nama saya',
  no_city: 'NPWP|NIB',
  street_ahead: raw`Jl\.|Jalan`,
  free: 'gratis',
  free_behind: 'selamanya',
  software: 'aplikasi|perangkat lunak',
  product: 'aplikasi|layanan|perangkat lunak',
  is: 'adalah',
  trial_days: 'hari',
  for_days: 'selama',
  returned: 'pengembalian',
  trial: 'uji coba gratis|coba gratis|masa percobaan',
  open_source: 'sumber terbuka',
  license: '[Ll]isensi',
  price_on_request: 'minta penawaran|dapatkan penawaran|hubungi (?:kami )?untuk harga',
  no_phone_label: 'faks',
  licensed: 'lisensi',
  we_founded: 'kami mendirikan',
  story_year: 'pada(?: tahun)?|tahun',
  and_own: 'dan',
  founded_by: 'didirikan[^.,;]{0,22}? oleh',
  founds: 'mendirikan',
  another_one: 'kedua|ketiga|baru|cabang',
  company_word: 'perusahaan|usaha|bengkel',
  our_story: 'semuanya|semua|perjalanan kami',
  story_began: 'dimulai|bermula',
  screen_tool: 'alat online|ekstensi',
  checkout_address: 'keranjang|pengiriman',
  sample_sentence: raw`(?:aplikasi|layanan|alat) lain|misalnya|pendanaan|ajak teman|gaji|uang jaminan|pemenang|menyumbang\p{L}{1,4}`,
  saves_money: 'menghemat',
  formerly: 'dulu|sebelumnya',
  multiplier: 'miliar|triliun',
  per_period: 'per',
  rhythm_behind: 'per bulan|sebulan|per tahun|per hari|sekali bayar',
  day_word: 'hari',
  week_word: 'minggu',
  thousands: 'ribu|rb',
  millions: 'juta|jt',
  once: 'sekali bayar',
  no_offer: 'maksimal|potongan',
  pricing_page: 'harga',
  about_page: 'tentang kami',
  contact_page: 'kontak|hubungi kami',
  faq_page: 'tanya jawab',
  terms_page: 'syarat dan ketentuan',
  privacy_page: 'privasi|kebijakan privasi',
  privacy_link: 'privasi',
  terms_link: 'syarat|ketentuan',
  docs_link: 'dokumentasi',
  guide_link: 'panduan',
  not: 'tidak|bukan|belum',
  faq_heading: 'pertanyaan',
}
