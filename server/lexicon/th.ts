import type { Lexicon } from './lexicon.ts'

/** Thai. */
export const th: Lexicon = {
  returned: 'ส่ง',
  trial_days: 'วัน',
  runs_on: 'ดาวน์โหลด|รองรับ',
  free: 'ฟรี',
  founded_label: 'ก่อตั้ง(?:เมื่อ)?|ปีที่ก่อตั้ง',
  address_label: 'ที่อยู่|ที่ตั้ง',
  contact_heading: 'ติดต่อ',
  phone_label: 'โทร(?:ศัพท์)?',
  month_word: 'เดือน',
  month_part: 'ต่อเดือน|รายเดือน',
  year_part: 'ต่อปี',
  says_own_cost: 'ราคา',
  pricing_heading: 'ราคา|แพ็กเกจ',
  founder: 'ผู้ก่อตั้ง',
  categories: {
    'AI & Machine Learning': {
      sure: 'ปัญญาประดิษฐ์',
    },
    'Cybersecurity & Privacy': {
      sure: 'ความปลอดภัยไซเบอร์',
    },
    'Construction & Engineering': {
      sure: 'รับเหมาก่อสร้าง|ก่อสร้าง|สถาปนิก',
    },
    'E-commerce & Retail': {
      sure: 'ร้านค้าออนไลน์|เสื้อผ้า|รองเท้า|เครื่องประดับ|เฟอร์นิเจอร์|ดอกไม้|ของขวัญ|อะไหล่',
    },
    'Education & E-learning': {
      sure: 'โรงเรียน|คอร์สเรียน|มหาวิทยาลัย|กวดวิชา|การศึกษา|เรียนภาษา',
    },
    'Events & Ticketing': {
      sure: 'จัดงาน|งานแต่งงาน|คอนเสิร์ต',
    },
    'Finance & Accounting': {
      sure: 'บัญชี|ประกันภัย|สินเชื่อ|ภาษี|การเงิน|การลงทุน',
    },
    'Fitness & Sports': {
      sure: 'ฟิตเนส|โยคะ|ฟุตบอล|มวยไทย|กีฬา',
    },
    'Food & Hospitality': {
      sure: 'ร้านอาหาร|เบเกอรี่|ไอศกรีม|ร้านกาแฟ|โรงแรม|ที่พัก|อาหารไทย',
    },
    'Government & Legal': {
      sure: 'ทนายความ|กฎหมาย',
    },
    'Health & Medical': {
      sure: 'คลินิก|แพทย์|ทันตกรรม|ร้านขายยา|สุขภาพ|โรงพยาบาล|กายภาพบำบัด',
    },
    'Home & Local Services': {
      sure: 'ช่างไฟ|ช่างประปา|ทำความสะอาด|ร้านทำผม|ร้านเสริมสวย|อู่ซ่อมรถ|ล้างแอร์|กำจัดปลวก',
    },
    'HR & Recruiting': {
      sure: 'หางาน|สมัครงาน|ทรัพยากรบุคคล',
    },
    'IT Services & Consulting': {
      sure: 'รับทำเว็บไซต์|พัฒนาซอฟต์แวร์|ซ่อมคอมพิวเตอร์',
    },
    'Marketing & Advertising': {
      sure: 'โฆษณา|การตลาด|โรงพิมพ์',
    },
    'Media & Publishing': {
      sure: 'สำนักพิมพ์|ข่าว|นิตยสาร',
    },
    'Pets & Animals': {
      sure: 'สัตว์เลี้ยง|สัตวแพทย์|สุนัข',
    },
    'Photo & Video': {
      sure: 'ช่างภาพ|ถ่ายภาพ|ถ่ายวิดีโอ',
    },
    'Real Estate': {
      sure: 'อสังหาริมทรัพย์|คอนโด|บ้านจัดสรร',
    },
    'Transport & Logistics': {
      sure: 'ขนส่ง|ขนย้าย|โลจิสติกส์',
    },
    'Travel & Mobility': {
      sure: 'ท่องเที่ยว|ทัวร์|รถเช่า',
    },
  },
  features_heading: 'คุณสมบัติ|บริการ|บริการของเรา',
  why_heading: 'จุดเด่น',
  support_link: 'ช่วยเหลือ',
  audience_heading: 'เหมาะสำหรับใคร|เหมาะกับใคร',
  praise_heading: 'รีวิว|เสียงจากลูกค้า',
  no_features_heading:
    'ขั้นตอน|ราคา|คำถาม|ติดต่อ|เกี่ยวกับเรา|ประวัติ|เวลาทำการ|แกลเลอรี|ทีมงาน|ลูกค้าของเรา|ข่าว|บล็อก|รีวิว|ผลงาน|สมัครงาน|ดาวน์โหลด',
  problem_heading: 'ปัญหาที่พบ|ปัญหาของ',
  no_prose: 'คลิก|ติดต่อเรา|โทรหาเรา|อ่านเพิ่มเติม|หน้านี้|ในภาพ|สมัครรับ|กรอก|เร็วๆ นี้|สงวนลิขสิทธิ์|ตัวอย่าง|ขอบคุณ|จองเลย',
  others_heading: 'การชำระเงิน|บุคคลที่สาม',
  shipping: 'ค่าจัดส่ง',
  people_served: 'ธุรกิจ|ร้านค้า|นักเรียน|โรงเรียน|ครอบครัว|บริษัท|นักพัฒนา|ผู้ประกอบการ',
  made_for_attached: 'สำหรับ',
  audience_goes_on: 'ที่|ใน',
  open_source: 'โอเพนซอร์ส',
  free_beside_behind: 'ปรึกษา|จัดส่ง',
  founded_attached: 'ก่อตั้ง(?:ขึ้น)?(?:เมื่อ|ใน)?(?:ปี)?',
  pricing_page: 'ราคา',
  about_page: 'เกี่ยวกับ',
  contact_page: 'ติดต่อ',
  faq_page: 'คำถามที่พบบ่อย',
  terms_page: 'ข้อกำหนด|เงื่อนไขการใช้',
  privacy_page: 'ความเป็นส่วนตัว',
  privacy_link: 'ความเป็นส่วนตัว',
  terms_link: 'ข้อกำหนด|เงื่อนไขการใช้',
}
